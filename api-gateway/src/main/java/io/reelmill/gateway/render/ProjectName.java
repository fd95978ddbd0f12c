package io.reelmill.gateway.render;

import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.SourceParameters;

/** The first name of a project: the beginning of what it is made from. */
final class ProjectName {

    private static final int LONGEST = 60;
    private static final char DELETE = 0x7f;

    private ProjectName() {}

    static String of(RenderSpec spec) {
        String source = beginning(spec.find(SourceParameters.TEXT)
                .or(() -> spec.find(SourceParameters.PROMPT))
                .or(() -> spec.find(SourceParameters.URL))
                .orElse(""));
        if (source.isEmpty()) {
            return spec.workflow().wireName();
        }
        if (source.codePointCount(0, source.length()) <= LONGEST) {
            return source;
        }
        String cut = source.substring(0, source.offsetByCodePoints(0, LONGEST));
        int space = cut.lastIndexOf(' ');
        return (space > LONGEST / 2 ? cut.substring(0, space) : cut) + "…";
    }

    /** The text without hints in brackets and with single blanks, up to a little more than the longest name. */
    private static String beginning(String text) {
        StringBuilder name = new StringBuilder();
        boolean blank = false;
        int length = 0;
        for (int i = 0; i < text.length() && length <= LONGEST; i++) {
            char c = text.charAt(i);
            int hintEnd = hintEnd(text, i);
            if (hintEnd > 0 || c <= ' ' || c == DELETE) {
                blank = true;
                i = Math.max(i, hintEnd);
                continue;
            }
            if (blank && length > 0) {
                name.append(' ');
                length++;
            }
            blank = false;
            name.append(c);
            length += Character.isLowSurrogate(c) ? 0 : 1;
        }
        return name.toString().strip();
    }

    /** Where the hint ends that begins here; 0 where none does. A hint holds no bracket of its kind. */
    private static int hintEnd(String text, int at) {
        char open = text.charAt(at);
        if (open != '[' && open != '<') {
            return 0;
        }
        char close = open == '[' ? ']' : '>';
        for (int i = at + 1; i < text.length(); i++) {
            if (text.charAt(i) == open) {
                return 0;
            }
            if (text.charAt(i) == close) {
                return i;
            }
        }
        return 0;
    }
}
