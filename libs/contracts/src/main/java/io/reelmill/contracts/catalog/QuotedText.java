package io.reelmill.contracts.catalog;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a prompt has somebody say. */
final class QuotedText {

    private static final Pattern QUOTED =
            Pattern.compile("\"([^\"]+)\"|\u201c([^\u201d]+)\u201d|\u201e([^\u201c]+)\u201c|\u00ab([^\u00bb]+)\u00bb");

    private QuotedText() {}

    /** The parts in quotation marks, or the whole where there are none. */
    static String of(String prompt) {
        String quoted = QUOTED.matcher(prompt)
                .results()
                .map(QuotedText::inside)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
        return quoted.isEmpty() ? prompt.strip() : quoted;
    }

    private static String inside(MatchResult found) {
        for (int group = 1; group <= found.groupCount(); group++) {
            if (found.group(group) != null) {
                return found.group(group).strip();
            }
        }
        return "";
    }
}
