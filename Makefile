# `make build` and `make test` are all one needs; `make help` lists the rest. Any Python from 3.11 will do.

PYTHON ?= $(shell for it in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$it" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo "$$it" && break; done)

# Relative, so that a path with blanks does no harm.
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCKED := .venv/locked
READY := .venv/ready

# Material for MkDocs prints a page about MkDocs 2 at every build.
export NO_MKDOCS_2_WARNING := 1
# Containers often set it, and hundreds of tests start a Python, which would compile every module each time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: build test browser playground judge check setup bench lock clean help

build: $(READY)  ## Check the specs, write and run the scenarios, build the website
	$(BIN)/croupier build

# With worksteal the tests of a file, which read and make the same things, stay in one process until another is idle.
test: check  ## Run the gates, then every test; FLAGS="-k draw -x" goes to pytest
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal $(FLAGS)

browser: $(READY)  ## Have Chromium look at every page of the website; it needs Node.js and npm ci --prefix tests/browser
	CROUPIER_BROWSER=1 $(BIN)/python -m pytest tests/browser $(FLAGS)

playground: judge  ## Build the website with pages on which one plays; it needs Node.js and npm ci --prefix tests/browser
	$(BIN)/croupier site --playground tests/browser/node_modules/pyodide --playground .cache/playground

# What finds faults in a browser: pydantic-core as built for it, of the version and with the hash that are locked.
judge: $(READY)
	mkdir -p .cache/playground
	sed -n '/^pydantic-core==/,/[^\\]$$/p' requirements/dev.lock > .cache/judge.txt
	$(PIP) download --no-deps --only-binary :all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 \
		--require-hashes --requirement .cache/judge.txt --dest .cache/playground

check: $(READY)  ## Run the gates alone: ruff, mypy, import-linter
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

setup: $(READY)  ## Make .venv, or bring it up to date

bench: $(READY)  ## Measure, and print the figures
	$(BIN)/python -m benchmarks

lock:  ## Write requirements/dev.lock anew from pyproject.toml; UPGRADE=--upgrade takes newer releases
	"$(PYTHON)" -m venv .cache/lock
	.cache/lock/bin/python -m pip --disable-pip-version-check --quiet install uv
	.cache/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--no-emit-index-url --group dev $(UPGRADE) --output-file requirements/dev.lock pyproject.toml

clean:  ## Remove whatever the other targets made, .venv included
	rm -rf .venv .cache .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist site
	find engine tests -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## Print this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 8

# Two calls of pip, since hashes and an editable install cannot stand in one.
$(LOCKED): requirements/dev.lock
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo 'Croupier needs Python 3.11 or newer. Install one, or name it: make PYTHON=/path/to/python3.12' >&2; exit 1; }
	@echo 'Setting up .venv: a minute, once.'
	@test -x $(BIN)/pip || "$(PYTHON)" -m venv .venv
	@$(PIP) install --require-hashes --requirement requirements/dev.lock
	@touch $@

$(READY): $(LOCKED) pyproject.toml
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
