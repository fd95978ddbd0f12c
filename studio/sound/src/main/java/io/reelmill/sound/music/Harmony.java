package io.reelmill.sound.music;

import io.reelmill.sound.music.Section.Kind;
import java.util.Arrays;
import java.util.List;

/** Chooses the chord of each bar and its voicing. It is called for one bar after the other. */
final class Harmony {

    private final TrackSheet sheet;
    private final Form form;
    private List<Integer> voicing = List.of();

    Harmony(TrackSheet sheet, Form form) {
        this.sheet = sheet;
        this.form = form;
    }

    /** The next bar. */
    Bar bar(int index) {
        Section section = form.sectionOf(index);
        List<String> names = names(index);
        Chord first = chord(names.get(0));
        Chord second = chord(names.get(names.size() - 1));
        Chord next = index + 1 < form.bars() ? chord(names(index + 1).get(0)) : home();
        List<Integer> layout = Voicing.after(voicing, first);
        List<Integer> secondLayout = first.equals(second) ? layout : Voicing.after(layout, second);
        voicing = secondLayout;
        return new Bar(
                index,
                Bar.stepsOf(form.beats()),
                section,
                first,
                second,
                next,
                layout,
                secondLayout,
                index == form.bars() - 1);
    }

    /** The final chord: the plain tonic. */
    Chord home() {
        Chord.Colour colour = sheet.colour() == Chord.Colour.TRIAD ? Chord.Colour.TRIAD : Chord.Colour.ADD9;
        return Chord.of("1", sheet.tonic(), sheet.mode(), colour);
    }

    List<Integer> homeVoicing() {
        return Voicing.after(voicing, home());
    }

    private Chord chord(String name) {
        return Chord.of(name, sheet.tonic(), sheet.mode(), sheet.colour());
    }

    /** One or two chord names of a bar. */
    private List<String> names(int index) {
        List<String> cadence = words(sheet.cadence());
        int fromEnd = form.bars() - index;
        Section section = form.sectionOf(index);
        int closing = section.kind() == Kind.OUT ? section.bars() : form.bars() >= 3 ? 1 : 0;
        if (fromEnd <= Math.min(cadence.size(), closing)) {
            return halves(cadence.get(cadence.size() - fromEnd));
        }
        List<String> choices = section.kind() == Kind.LIFT ? sheet.lifts() : sheet.verses();
        int choice = section.turn() + (section.kind() == Kind.BREAK ? 1 : 0);
        List<String> bars = words(choices.get(choice % choices.size()));
        // A section that does not contain the progression a whole number of times starts later in it, so that the
        // section ends with the end of the progression.
        int late = section.kind() == Kind.INTRO ? 0 : Math.floorMod(-section.bars(), bars.size());
        return halves(bars.get((index - section.firstBar() + late) % bars.size()));
    }

    private static List<String> words(String text) {
        return Arrays.asList(text.split(" ", -1));
    }

    private static List<String> halves(String bar) {
        return Arrays.asList(bar.split("-", -1));
    }
}
