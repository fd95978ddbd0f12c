package io.reelmill.qa.e2e;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The metrics and labels that a PromQL query names. */
record PromQuery(String text, Set<String> metrics, Set<String> labels) {

    private static final Pattern STRING = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"");
    private static final Pattern GROUPING = Pattern.compile("\\b(?:by|without|on|ignoring)\\s*\\(([^)]*)\\)");
    private static final Pattern SELECTOR = Pattern.compile("\\{([^}]*)}");
    private static final Pattern RANGE = Pattern.compile("\\[[^]]*]");
    private static final Pattern LABEL = Pattern.compile("[a-zA-Z_][a-zA-Z0-9_]*");
    private static final Pattern NAME = Pattern.compile("[a-zA-Z_:][a-zA-Z0-9_:]*(?!\\s*\\()\\b(?!\\s*\\()");
    private static final Set<String> KEYWORDS = Set.of("and", "or", "unless", "bool", "offset", "by", "without", "on");

    static PromQuery parse(String query) {
        Set<String> labels = new TreeSet<>();
        String rest = STRING.matcher(query).replaceAll("");
        rest = collect(GROUPING, rest, labels);
        rest = collect(SELECTOR, rest, labels);
        rest = RANGE.matcher(rest).replaceAll(" ");
        Set<String> metrics = new TreeSet<>();
        Matcher names = NAME.matcher(rest);
        while (names.find()) {
            if (!KEYWORDS.contains(names.group()) && !Character.isDigit(before(rest, names.start()))) {
                metrics.add(names.group());
            }
        }
        return new PromQuery(query, metrics, labels);
    }

    /** Takes the parts that name labels out. */
    private static String collect(Pattern part, String query, Set<String> labels) {
        Matcher parts = part.matcher(query);
        while (parts.find()) {
            Matcher names = LABEL.matcher(parts.group(1));
            while (names.find()) {
                labels.add(names.group());
            }
        }
        return part.matcher(query).replaceAll(" ");
    }

    private static char before(String text, int index) {
        return index == 0 ? ' ' : text.charAt(index - 1);
    }
}
