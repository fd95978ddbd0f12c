package io.reelmill.sound.music;

import java.util.List;

/**
 * A rhythmic figure as text: four steps a beat, so sixteen steps a bar, or twelve in waltz time. {@code |} separates
 * bars; spaces are ignored. {@code .} is a rest, {@code -} holds the previous note. Every other sign begins a note; its
 * meaning depends on the part.
 */
record Figure(List<String> bars) {

    Figure {
        bars = List.copyOf(bars);
    }

    static Figure of(String text) {
        List<String> bars = List.of(text.replace(" ", "").split("\\|"));
        for (String bar : bars) {
            boolean whole = bar.length() == 16 || bar.length() == 12;
            if (!whole || bar.length() != bars.get(0).length()) {
                throw new IllegalArgumentException("a bar has 16 or 12 steps, not " + bar.length() + ": " + bar);
            }
        }
        return new Figure(bars);
    }

    String bar(int index) {
        return bars.get(index % bars.size());
    }

    int steps() {
        return bars.get(0).length();
    }

    /** Length in steps of the note that begins at a step. */
    static int length(String bar, int step) {
        int end = step + 1;
        while (end < bar.length() && bar.charAt(end) == '-') {
            end++;
        }
        return end - step;
    }

    static boolean begins(String bar, int step) {
        return bar.charAt(step) != '.' && bar.charAt(step) != '-';
    }
}
