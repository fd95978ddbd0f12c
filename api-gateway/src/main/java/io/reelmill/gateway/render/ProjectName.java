package io.reelmill.gateway.render;

import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.SourceParameters;
import java.util.regex.Pattern;

/** The first name of a project: the beginning of what it is made from. */
final class ProjectName {

    private static final int LONGEST = 60;
    private static final Pattern HINTS = Pattern.compile("\\[[^\\[\\]]*]|<[^<>]*>");
    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Cntrl}]+");

    private ProjectName() {}

    static String of(RenderSpec spec) {
        String source = spec.find(SourceParameters.TEXT)
                .or(() -> spec.find(SourceParameters.PROMPT))
                .or(() -> spec.find(SourceParameters.URL))
                .orElse("");
        source = BLANKS.matcher(HINTS.matcher(source).replaceAll(" "))
                .replaceAll(" ")
                .strip();
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
}
