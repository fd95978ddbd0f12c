package io.reelmill.cards;

import java.util.ArrayList;
import java.util.List;

/** Parts a title into lines. */
final class TitleLines {

    private TitleLines() {}

    /** So many lines at most, each about as long as the others. */
    static List<String> of(String title, int count) {
        String[] words = title.strip().split("\\s+");
        int letters = title.strip().length();
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        int done = 0;
        for (int i = 0; i < words.length; i++) {
            boolean full = done + words[i].length() / 2.0 > (lines.size() + 1) * letters / (double) count;
            if (!line.isEmpty() && full && lines.size() + 1 < count) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(words[i]);
            done += words[i].length() + 1;
        }
        lines.add(line.toString());
        return lines;
    }
}
