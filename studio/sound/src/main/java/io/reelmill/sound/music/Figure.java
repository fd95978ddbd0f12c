package io.reelmill.sound.music;

import java.util.List;

/**
 * What a part plays, as text: four steps a beat, so sixteen or, in waltz time, twelve a bar; bars parted by {@code |},
 * blanks for the eye only. {@code .} rests,
 * {@code -} holds what came before; every other sign begins a note, and what it means is up to the part.
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

    /** How many steps the note lasts that begins at a step. */
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
