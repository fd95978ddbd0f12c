package io.reelmill.testkit;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Request bodies that are made to cost processor time: each is at most {@value #MAX_BYTES} bytes and nearly all of it is
 * spent on one weakness. They are used by the tests that hold the CPU budget of a body and by the benchmark that reports it.
 */
public final class HostileBodies {

    /** The largest body that the API reads: 1 MiB. */
    public static final int MAX_BYTES = 1 << 20;

    /** CPU time that one body may cost before it is refused or accepted. */
    public static final int MAX_CPU_MILLIS = 50;

    /**
     * What a test allows, in milliseconds. Test JVMs have no optimising compiler, which alone makes a body three times as
     * expensive, and machines differ. The weaknesses that the bodies are made for cost seconds; the benchmark holds the budget itself.
     */
    public static final int MAX_TEST_CPU_MILLIS = 4 * MAX_CPU_MILLIS;

    private static final String SCRIPT = "{\"workflow\":\"script-to-video\",";

    private HostileBodies() {}

    /** All of them, by a name that says what they attack. */
    public static Map<String, byte[]> all() {
        Map<String, String> bodies = new LinkedHashMap<>();
        addShapes(bodies);
        addNames(bodies);
        addValues(bodies);
        addTexts(bodies);
        addFields(bodies);
        addModest(bodies);
        Map<String, byte[]> all = new LinkedHashMap<>();
        bodies.forEach((name, body) -> {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            if (bytes.length > MAX_BYTES) {
                throw new IllegalStateException(name + " has " + bytes.length + " bytes");
            }
            all.put(name, bytes);
        });
        return all;
    }

    private static void addShapes(Map<String, String> bodies) {
        bodies.put("long array of texts", fill(SCRIPT + "\"x\":[", i -> "\"\",", "0]}"));
        bodies.put("long array of numbers", fill(SCRIPT + "\"metadata\":{\"x\":[", i -> "0,", "0]}}"));
        bodies.put("long array of objects", fill(SCRIPT + "\"metadata\":{\"x\":[", i -> "{},", "0]}}"));
        bodies.put("deep arrays", repeated("[", MAX_BYTES / 2 - 10) + repeated("]", MAX_BYTES / 2 - 10));
        bodies.put("deep objects", repeated("{\"a\":", MAX_BYTES / 6 - 10) + "1" + repeated("}", MAX_BYTES / 6 - 10));
        bodies.put(
                "many arrays 90 deep",
                fill(SCRIPT + "\"metadata\":{\"x\":[", i -> repeated("[", 90) + repeated("]", 90) + ",", "0]}}"));
        bodies.put("not JSON after all", fill("[", i -> "1,", "}"));
    }

    private static void addNames(Map<String, String> bodies) {
        String nested = repeated("{\"" + repeated("n", 49_000) + "\":", 10);
        bodies.put(
                "long names nested around a long array",
                fill(SCRIPT + "\"metadata\":" + nested + "[", i -> "0,", "0]" + repeated("}", 11)));
        bodies.put(
                "names of 900 letters nested around a long array",
                fill(
                        SCRIPT + "\"metadata\":" + repeated("{\"" + repeated("n", 900) + "\":", 90) + "[",
                        i -> "\"\\u0000\",",
                        "0]" + repeated("}", 91)));
        bodies.put("unknown fields", fill(SCRIPT, i -> "\"f" + i + "\":1,", "\"z\":1}"));
        bodies.put(
                "unknown fields that are nearly known",
                fill(SCRIPT, i -> "\"options.promptTargetDuratio" + i + "\":1,", "\"z\":1}"));
        bodies.put(
                "unknown fields inside a block",
                fill(
                        SCRIPT + "\"source\":{\"text\":\"Hello there.\",",
                        i -> "\"durationSecond" + i + "\":1,",
                        "\"z\":1}}"));
        bodies.put(
                "unknown fields inside many items",
                fill(SCRIPT + "\"media\":{\"provided\":[", i -> "{\"url\":\"a.example\",\"q" + i + "\":1},", "0]}}"));
        bodies.put("names with one hash", fill(SCRIPT, i -> "\"" + colliding(i) + "\":1,", "\"z\":1}"));
        bodies.put(
                "names with one hash in metadata",
                fill(SCRIPT + "\"metadata\":{", i -> "\"" + colliding(i) + "\":1,", "\"z\":1}}"));
    }

    private static void addValues(Map<String, String> bodies) {
        String digits = repeated("9", 990);
        bodies.put("numbers of 990 digits", fill(SCRIPT + "\"metadata\":{\"x\":[", i -> digits + ",", "0]}}"));
        bodies.put("fractions of 990 digits", fill(SCRIPT + "\"metadata\":{\"x\":[", i -> "0." + digits + ",", "0]}}"));
        bodies.put("one number of 1 MiB", SCRIPT + "\"media\":{\"maxItems\":" + repeated("9", MAX_BYTES - 100) + "}}");
        bodies.put("huge exponents", fill(SCRIPT + "\"metadata\":{\"x\":[", i -> "1e9999" + (i % 10) + ",", "0]}}"));
        bodies.put("a choice of 1 MiB", SCRIPT + "\"aspectRatio\":\"" + repeated("_", MAX_BYTES - 100) + "\"}");
        bodies.put(
                "choices of 30 kB",
                fill(
                        SCRIPT + "\"media\":{\"provided\":[",
                        i -> "{\"url\":\"a.example\",\"type\":\"" + repeated("İ", 15_000) + "\"},",
                        "{}]}}"));
        bodies.put(
                "a language of 1 MiB",
                SCRIPT + "\"voice\":{\"language\":\"" + repeated("a-", MAX_BYTES / 2 - 100) + "\"}}");
        bodies.put("an address of 1 MiB", SCRIPT + "\"webhookUrl\":\"" + repeated("a.", MAX_BYTES / 2 - 100) + "\"}");
        bodies.put("addresses of 8 kB", addresses(repeated("a.", 4_090) + "!"));
        bodies.put(
                "addresses of 8 kB beyond ASCII",
                addresses("https://" + repeated("ä.", 2_000) + "de/" + repeated("ü", 1_000)));
        bodies.put("addresses of 8 kB with a long path", addresses("https://a.example/" + repeated("%zz/ä", 1_000)));
        bodies.put(
                "16,000 provided items",
                fill(
                        SCRIPT + "\"media\":{\"type\":\"custom\",\"provided\":[",
                        i -> "{\"url\":\"http://localhost:8080/samples/speech.mp3\"},",
                        "{\"url\":\"http://localhost:8080/samples/speech.mp3\"}]}}"));
    }

    private static void addTexts(Map<String, String> bodies) {
        bodies.put("a script of 1 MiB", script(i -> "word "));
        bodies.put("a script without spaces", script(i -> "x"));
        bodies.put("a Chinese script", script(i -> "\u4e2d"));
        bodies.put("a script of emoji", script(i -> "\ud83d\ude00"));
        bodies.put("a script of spaces", script(i -> " "));
        bodies.put("a script of closed brackets", script(i -> "[a]"));
        bodies.put("a script of open brackets", script(i -> "["));
        bodies.put("a script of breaks", script(i -> "<break time=\\\"1s\\\"/>"));
        bodies.put("a script of unfinished breaks", script(i -> "<break "));
        bodies.put("a script of breaks and spaces", script(i -> "<break" + repeated(" ", 200)));
        bodies.put("a script of lines", script(i -> "a\\n"));
        bodies.put("a script that is one address", script(i -> i == 0 ? "https://a.example/" : "x"));
        bodies.put("an escaped script", script(i -> "\\u0041"));
        bodies.put(
                "a prompt of 1 MiB",
                fill("{\"workflow\":\"prompt-to-video\",\"source\":{\"prompt\":\"", i -> "the sea ", "\"}}"));
        bodies.put("half a pair at the end", fill(SCRIPT + "\"source\":{\"text\":\"", i -> "x", "\\ud800\"}}"));
    }

    private static void addFields(Map<String, String> bodies) {
        bodies.put(
                "duplicated aliases",
                fill(
                        SCRIPT,
                        i -> "\"ratio\":\"9:16\",\"aspectRatio\":\"1:1\",\"inputText\":\"x\",",
                        "\"input\":\"x\"}"));
        bodies.put(
                "quiz with many questions",
                fill(
                        SCRIPT + "\"source\":{\"text\":\"Hello there.\",\"quizzData\":{\"questions\":[",
                        i -> "{\"question\":\"\",\"answers\":[{\"answer\":1}]},",
                        "{}]}}}"));
        bodies.put(
                "quiz with one question",
                fill(
                        SCRIPT + "\"source\":{\"text\":\"Hello there.\",\"quizzData\":{\"questions\":[{\"answers\":[",
                        i -> "{\"answer\":\"a\"},",
                        "{}]}]}}}"));
        bodies.put("characters", fill(SCRIPT + "\"characterIds\":[", i -> "\"" + i + "\",", "\"x\"]}"));
        bodies.put("items that are wrong", fill(SCRIPT + "\"media\":{\"provided\":[", i -> "1,", "2]}}"));
        bodies.put(
                "escape hatch",
                fill(
                        SCRIPT + "\"advanced\":{\"customCreationParams\":{",
                        i -> "\"optoins" + i + "\":{},",
                        "\"z\":1}}}"));
        bodies.put(
                "escape hatch inside itself",
                SCRIPT + "\"advanced\":" + repeated("{\"customCreationParams\":{\"advanced\":", 20_000) + "{}"
                        + repeated("}", 40_001));
        bodies.put(
                "former body",
                fill(
                        "{\"creationParams\":{\"flowType\":\"prompt-to-video\",",
                        i -> "\"promt" + i + "\":1,",
                        "\"z\":1}}"));
        bodies.put(
                "largest metadata",
                fill(
                        SCRIPT + "\"source\":{\"text\":\"Hello there.\"},\"metadata\":{",
                        i -> "\"m" + i + "\":\"" + repeated("v", 100) + "\",",
                        "\"z\":1}}"));
    }

    /** Bodies that stay just below bounds, so that they are looked at to the end. */
    private static void addModest(Map<String, String> bodies) {
        bodies.put("19,000 unknown fields", some(19_000, SCRIPT, i -> "\"f" + i + "\":1,", "\"z\":1}"));
        bodies.put(
                "19,000 unknown fields in a block",
                some(19_000, SCRIPT + "\"options\":{", i -> "\"promptTargetDurat" + i + "\":1,", "\"z\":1}}"));
        bodies.put(
                "19,000 names with one hash",
                some(19_000, SCRIPT + "\"metadata\":{", i -> "\"" + colliding(i) + "\":1,", "\"z\":1}}"));
        bodies.put(
                "90 long names around 19,000 wrong texts",
                some(
                        19_000,
                        SCRIPT + "\"metadata\":" + repeated("{\"" + repeated("n", 190) + "\":", 90) + "[",
                        i -> "\"\\u0000\",",
                        "0]" + repeated("}", 91)));
        bodies.put(
                "6,000 wrong questions",
                some(
                        6_000,
                        SCRIPT + "\"source\":{\"text\":\"Hello there.\",\"quizzData\":{\"questions\":[",
                        i -> "{\"question\":\"\",\"answers\":[]},",
                        "{}]}}}"));
        bodies.put(
                "6,000 good answers",
                some(
                        6_000,
                        SCRIPT
                                + "\"source\":{\"text\":\"Hello there.\",\"quizzData\":{\"questions\":[{\"question\":\"Why?\",\"answers\":[",
                        i -> "{\"answer\":\"" + repeated("a", 120) + "\",\"isCorrect\":true},",
                        "{\"answer\":\"b\"}]}]}}}"));
        bodies.put(
                "100 items with 190 unknown fields each",
                some(
                        100,
                        SCRIPT + "\"media\":{\"provided\":[",
                        i -> "{" + unknown(190) + "\"url\":\"a.example\"},",
                        "{\"url\":\"a.example\"}]}}"));
        bodies.put(
                "escape hatch with 9,000 fields",
                some(
                        9_000,
                        SCRIPT + "\"advanced\":{\"customCreationParams\":{\"inputText\":\"Hello.\",",
                        i -> "\"source.tex" + i + "\":{},",
                        "\"z\":1}}}"));
        bodies.put(
                "99 addresses of 4 kB",
                some(
                        33,
                        SCRIPT + "\"source\":{\"text\":\"Hello.\"},\"media\":{\"provided\":[",
                        i -> "{\"url\":\"" + longAddress(i) + "\",\"urlLowRes\":\"" + longAddress(i)
                                + "\",\"imagePreview\":\"" + longAddress(i) + "\"},",
                        "{\"url\":\"a.example\"}]}}"));
    }

    private static String unknown(int fields) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < fields; i++) {
            text.append("\"ur").append(i).append("\":1,");
        }
        return text.toString();
    }

    private static String longAddress(int number) {
        return "https://a" + number + ".example/" + repeated("\u00e4 ", 1_300);
    }

    private static String addresses(String address) {
        return fill(
                SCRIPT + "\"media\":{\"provided\":[",
                i -> "{\"url\":\"" + address + "\"},",
                "{\"url\":\"a.example\"}]}}");
    }

    private static String script(IntFunction<String> part) {
        return fill(SCRIPT + "\"source\":{\"text\":\"", part, "\"}}");
    }

    /** As many parts as fit between head and tail. */
    private static String fill(String head, IntFunction<String> part, String tail) {
        return some(Integer.MAX_VALUE, head, part, tail);
    }

    /** So many parts, or as many as fit between head and tail. */
    private static String some(int most, String head, IntFunction<String> part, String tail) {
        StringBuilder body = new StringBuilder(MAX_BYTES).append(head);
        int left = MAX_BYTES - bytes(head) - bytes(tail);
        for (int i = 0; i < most; i++) {
            String next = part.apply(i);
            left -= bytes(next);
            if (left < 0) {
                break;
            }
            body.append(next);
        }
        return body.append(tail).toString();
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    private static String repeated(String part, int times) {
        return part.repeat(times);
    }

    /** Different texts whose {@link String#hashCode} is the same: {@code Aa} and {@code BB} have the same. */
    private static String colliding(int number) {
        StringBuilder name = new StringBuilder(32);
        for (int bit = 0; bit < 16; bit++) {
            name.append((number >> bit & 1) == 0 ? "Aa" : "BB");
        }
        return name.toString();
    }
}
