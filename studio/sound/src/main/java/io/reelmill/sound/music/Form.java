package io.reelmill.sound.music;

import io.reelmill.sound.music.Section.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * The form of a piece that fills a length exactly: whole bars at nearly the tempo of the sheet, then a final chord with
 * time to decay.
 *
 * @param bars before the final chord
 * @param beats in a bar
 * @param bpm tempo at which they fit
 * @param tail seconds of the final chord
 * @param sections in order, covering all bars
 */
record Form(int bars, int beats, double bpm, double tail, List<Section> sections) {

    private static final double SHORTEST_TAIL = 1.8;
    private static final double LONGEST_TAIL = 4.6;
    private static final double BEST_TAIL = 3.0;
    private static final int PHRASE = 4;
    private static final String CYCLE = "GGLLBGLL";

    Form {
        sections = List.copyOf(sections);
    }

    /** The form for a length in seconds at about a tempo, in bars of so many beats. */
    static Form of(double seconds, double bpm, int beats) {
        double bar = 60 * beats / bpm;
        double best = Math.min(BEST_TAIL, seconds * 0.5);
        int bars = (int) Math.max(0, Math.round((seconds - best) / bar));
        // The tail takes the remainder of whole bars. The tempo changes only when that is not enough.
        double tail = seconds - bars * bar;
        double shortest = Math.min(SHORTEST_TAIL, seconds * 0.4);
        double fitted = Math.max(shortest, Math.min(LONGEST_TAIL, tail));
        double fittedBpm = bars == 0 || fitted == tail ? bpm : bars * 60 * beats / (seconds - fitted);
        return new Form(bars, beats, fittedBpm, bars == 0 ? seconds : fitted, sections(bars));
    }

    private static List<Section> sections(int bars) {
        int intro = bars < 5 ? 0 : bars < 20 ? 2 : 4;
        int out = bars < 8 ? 0 : bars < 24 ? 1 : 2;
        int body = bars - intro - out;
        int phrases = body / PHRASE;
        int rest = body % PHRASE;
        List<Section> sections = new ArrayList<>();
        int at = add(sections, Kind.INTRO, 0, intro, 0.65, 0);
        if (phrases == 0) {
            at = add(sections, Kind.GROOVE, at, rest, 0.6, 0);
            add(sections, Kind.OUT, at, out, 0.5, 0);
            return sections;
        }
        for (int i = 0; i < phrases; i++) {
            int turn = i / CYCLE.length();
            // An odd number of bars extends the first groove, where it is least noticeable.
            int length = PHRASE + (i == 0 ? rest : 0);
            at = switch (letter(i, phrases)) {
                case 'G' -> add(sections, Kind.GROOVE, at, length, 0.55 + 0.06 * Math.min(1, i) + 0.03 * turn, turn);
                case 'L' -> add(sections, Kind.LIFT, at, length, 0.82 + 0.12 * i / phrases, turn);
                default -> add(sections, Kind.BREAK, at, length, 0.35, turn);
            };
        }
        add(sections, Kind.OUT, at, out, 0.5, 0);
        return sections;
    }

    /**
     * The section kind of phrase {@code i}: every piece ends in a lift, short pieces have one contrast, long ones
     * repeat the cycle.
     */
    private static char letter(int i, int phrases) {
        return switch (phrases) {
            case 1 -> 'G';
            case 2 -> "GL".charAt(i);
            case 3 -> "GGL".charAt(i);
            case 4 -> "GGLL".charAt(i);
            case 5 -> "GGLBL".charAt(i);
            case 6 -> "GGLBLL".charAt(i);
            case 7 -> "GGLLBLL".charAt(i);
            default -> i >= phrases - 2 ? 'L' : i == phrases - 3 ? 'B' : CYCLE.charAt(i % CYCLE.length());
        };
    }

    private static int add(List<Section> sections, Kind kind, int at, int bars, double energy, int turn) {
        if (bars > 0) {
            sections.add(new Section(kind, at, bars, energy, turn));
        }
        return at + bars;
    }

    double barSeconds() {
        return 60 * beats / bpm;
    }

    Section sectionOf(int bar) {
        // Sections are in order, and bars are queried in order too; a search keeps this method stateless.
        int low = 0;
        int high = sections.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (sections.get(middle).firstBar() <= bar) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return sections.get(low);
    }
}
