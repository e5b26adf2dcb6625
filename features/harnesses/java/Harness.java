// A harness: it lets Croupier ask your engine what becomes of a hand. Java 17 or newer, no packages, one file.
//
//     croupier conform --doctor -- java Harness.java
//     croupier conform -- java Harness.java
//
// Requests come on standard input, a line of JSON each; every answer is one line on standard output, flushed at once.
// Standard error is yours to print on. Put your engine in the place of `play`, then say in STARTED what it can do.

import java.io.*;
import java.util.*;
import java.util.regex.*;
import static java.nio.charset.StandardCharsets.UTF_8;
public class Harness {
    // What may be asked of this engine: final stacks or a refusal, of this variant. The rest is not sent, nor counted.
    static final String STARTED = """
        "protocol":1,"implementation":{"name":"toy","version":"0.1.0","language":"Java"},"levels":["result"],\
        "variants":["bounce-back"],"betting":["fixed limit"],"lacks":["house rules","other houses"]""";

    /** The rules forbid the action at this place, counted from 0; or "start": the hand cannot begin. */
    static class Refused extends RuntimeException { Refused(Object place) { super(place.toString()); } }
    /** The engine cannot play that; it is then not held against it. */
    static class Unsupported extends RuntimeException { Unsupported(String why) { super(why); } }

    /** The stacks after the hand's last action, over or not, as your engine plays it. This toy only posts antes and folds. */
    static List<Long> play(Map<String, Object> game, Map<String, Object> hand) {
        List<Long> stacks = get(hand, "stacks"), players = get(game, "players");
        List<String> deck = get(hand, "deck");
        List<Map<String, Object>> actions = get(hand, "actions");
        Map<String, Long> stakes = get(hand, "stakes");
        long button = get(hand, "button"), ante = stakes.getOrDefault("ante", 0L), seats = stacks.size();
        if (seats < players.get(0) || seats > players.get(1) || button < 0 || button >= seats
                || Collections.min(stacks) < 1 || new HashSet<>(deck).size() < deck.size() || deck.size() < 5 * seats)
            throw new Refused("\"start\"");
        if (Collections.min(stacks) <= ante || !stakes.keySet().equals(Set.of("ante", "bet")))
            throw new Unsupported("it cannot go all-in, and knows no other stakes than ante and bet");
        Deque<Long> inTurn = new ArrayDeque<>();  // seats count clockwise; the dealer opens
        for (long seat = button; seat < button + seats; seat++) inTurn.add(seat % seats);
        for (int place = 0; place < actions.size(); place++) {
            Map<String, Object> action = actions.get(place);
            if (inTurn.size() == 1 || !action.get("seat").equals(inTurn.remove())) throw new Refused(place);
            if (!action.get("verb").equals("fold") || action.size() > 2) throw new Unsupported("it can only fold");
        }
        stacks.replaceAll(chips -> chips - ante);
        int winner = inTurn.peek().intValue();
        stacks.set(winner, stacks.get(winner) + ante * seats);
        return stacks;
    }
    static Map<String, Object> game;  // the one that the next hands are of

    /** What is said to one request, all but its `seq`. Keys that are not known are passed over. */
    static String answer(Map<String, Object> request) {
        try {
            switch ((String) request.get("cmd")) {
                case "start": return STARTED;
                case "run": return "\"stacks\":" + play(game, request);
                case "variant": if (!request.get("variant").equals("bounce-back")) throw new Unsupported("not here");
                    game = request;
                    return "\"ok\":true";
                default: throw new Unsupported("no such request");
            }
        } catch (Refused no) {
            return "\"refused\":" + no.getMessage();
        } catch (Unsupported no) {
            return "\"unsupported\":\"" + no.getMessage() + '"';
        } catch (RuntimeException fault) {  // of the engine: it is told, and the run goes on
            fault.printStackTrace();  // goes to standard error
            return "\"error\":\"" + fault.getClass().getSimpleName() + "\"";
        }
    }

    public static void main(String[] none) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Map<String, Object> request = get(Map.of("line", json(TOKEN.matcher(line))), "line");
            if (request.get("cmd").equals("stop")) return;
            System.out.print("{\"seq\":" + request.get("seq") + "," + answer(request) + "}\n");
            System.out.flush();
        }
    }
    // JSON as the runner writes it, in the place of a library: maps, lists, texts, whole numbers, true, false and null.
    static final Pattern TOKEN = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"|-?\\d+|true|false|null|[\\[\\]{}]");
    static final Object END = new Object();
    @SuppressWarnings("unchecked") static <T> T get(Map<String, Object> from, String key) { return (T) from.get(key); }
    static Object json(Matcher at) {
        if (!at.find()) throw new IllegalArgumentException("the line ends too early");
        if (at.group(1) != null) return at.group(1);  // texts with escapes stay as they are written
        switch (at.group().charAt(0)) {
            case ']': case '}': return END;
            case '[': List<Object> list = new ArrayList<>();
                for (Object each = json(at); each != END; each = json(at)) list.add(each);
                return list;
            case '{': Map<String, Object> map = new HashMap<>();
                for (Object key = json(at); key != END; key = json(at)) map.put((String) key, json(at));
                return map;
            case 't': case 'f': return at.group().equals("true");
            case 'n': return null;
            default: return Long.valueOf(at.group());
        }
    }
}
