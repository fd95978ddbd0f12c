package io.reelmill.writer;

import java.util.List;
import java.util.Locale;

/** A few words that name a text. */
final class Titles {

    private static final int LONGEST = 60;
    private static final List<String> DANGLING = List.of(
            "a", "an", "the", "of", "and", "or", "to", "in", "for", "with", "at", "on", "by", "is", "are", "but",
            "that");

    private Titles() {}

    /** The first sentence, cut to eight words and 60 characters, never after a little word. */
    static String of(String text) {
        String first = text.split("(?<=[.!?…])\\s", 2)[0].strip();
        StringBuilder title = new StringBuilder();
        int words = 0;
        for (String word : first.split("\\s+")) {
            if (words == 8 || title.length() + word.length() + 1 > LONGEST) {
                break;
            }
            title.append(words++ == 0 ? "" : " ").append(word);
        }
        if (title.isEmpty()) {
            title.append(first, 0, Math.min(LONGEST, first.length()));
        }
        String cut = title.toString();
        while (words < first.split("\\s+").length
                && cut.contains(" ")
                && DANGLING.contains(cut.substring(cut.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT))) {
            cut = cut.substring(0, cut.lastIndexOf(' '));
        }
        String bare = cut.replaceAll("^[\\s\"'“”«»*#-]+|[\\s\"'“”«».,;:*-]+$", "");
        return bare.isEmpty() ? cut : bare.substring(0, 1).toUpperCase(Locale.ROOT) + bare.substring(1);
    }
}
