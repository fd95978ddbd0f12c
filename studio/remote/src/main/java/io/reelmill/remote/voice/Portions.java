package io.reelmill.remote.voice;

import java.util.ArrayList;
import java.util.List;

/** Cuts a text into portions that a service takes, at the end of a sentence where there is one. */
public final class Portions {

    private Portions() {}

    /** @param longest characters of a portion, at least 100 */
    public static List<String> of(String text, int longest) {
        List<String> portions = new ArrayList<>();
        String rest = text.strip();
        while (rest.length() > longest) {
            int cut = end(rest, longest);
            portions.add(rest.substring(0, cut).strip());
            rest = rest.substring(cut).strip();
        }
        if (!rest.isEmpty()) {
            portions.add(rest);
        }
        return portions;
    }

    private static int end(String text, int longest) {
        for (String mark : List.of(". ", "! ", "? ", "。", ", ", " ")) {
            int at = text.lastIndexOf(mark, longest - mark.length());
            if (at > longest / 2) {
                return at + mark.length();
            }
        }
        return Character.isHighSurrogate(text.charAt(longest - 1)) ? longest - 1 : longest;
    }
}
