// Search in a folder: browsers start no worker there, so what would be one runs in a hidden frame. Our own, since the
// common one writes a script into the frame, which the policy of our pages forbids. `offline` knows it by its name.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      const frame = Object.assign(document.createElement('iframe'), { hidden: true })
      document.body.append(frame)
      const inside = frame.contentWindow
      const run = source => new Promise((resolve, reject) => {
        inside.document.body.append(Object.assign(inside.document.createElement('script'), { src: source, onload: resolve, onerror: reject }))
      })
      inside.postMessage = data => {
        const message = new MessageEvent('message', { data })
        this.dispatchEvent(message)
        this.onmessage?.(message)
      }
      // A worker waits for what it imports; here it gets a promise, for which Material's search waits as well.
      inside.importScripts = (...sources) => sources.reduce((before, source) => before.then(() => run(source)), Promise.resolve())
      this.frame = frame
      this.ready = run(url)
    }

    postMessage(data) {
      this.ready.then(() => {
        const inside = this.frame.contentWindow
        inside.dispatchEvent(new inside.MessageEvent('message', { data: structuredClone(data) }))
      })
    }

    terminate() {
      this.frame.remove()
    }
  }
}
