package io.reelmill.sound.music;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.sound.synth.BandPart;
import io.reelmill.sound.synth.Drum;
import io.reelmill.sound.synth.Ensemble;
import io.reelmill.sound.synth.KitStyle;
import io.reelmill.sound.synth.Timbre;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrackLibraryTest {

    private static final TrackLibrary LIBRARY = TrackLibrary.embedded();

    static Stream<String> names() {
        return LIBRARY.tracks().stream().map(TrackSheet::name);
    }

    @Test
    void shouldHaveTheDefaultFirstAndUniqueNames() {
        assertThat(LIBRARY.tracks().get(0).name()).isEqualTo("Observer");
        assertThat(names().map(String::toLowerCase)).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(120);
        assertThat(LIBRARY.track("oBSERVER ")).isPresent();
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldDefineEverySheetCompletely(String name) {
        TrackSheet sheet = LIBRARY.track(name).orElseThrow();
        assertThat(sheet.bpm()).isBetween(50.0, 180.0);
        assertThat(sheet.beats()).isBetween(3, 4);
        assertThat(sheet.energy()).isBetween(0.2, 1.0);
        assertThat(sheet.space()).isBetween(0.1, 1.0);
        assertThat(sheet.pump()).isBetween(0.0, 0.7);
        assertThat(sheet.swing()).isBetween(0.0, 0.6);
        assertThat(sheet.tone()).isBetween(-1.0, 1.0);
        assertThat(sheet.swingOn()).isIn(8, 16);
        assertThat(sheet.moods()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(sheet.tags()).hasSizeGreaterThanOrEqualTo(3);
        assertThat(Stream.concat(sheet.moods().stream(), sheet.tags().stream()))
                .doesNotHaveDuplicates()
                .allMatch(w -> w.matches("[a-z]([a-z]|-(?=[a-z]))+"));
        assertThat(sheet.parts()).containsKeys(BandPart.BASS, BandPart.KEYS, BandPart.LEAD);
        assertThat(sheet.verses()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(sheet.lifts()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldHaveFiguresAndGroovesWithAsManyStepsAsTheBar(String name) {
        TrackSheet sheet = LIBRARY.track(name).orElseThrow();
        int steps = Bar.stepsOf(sheet.beats());
        for (TrackSheet.Part part : sheet.parts().values()) {
            assertThat(LIBRARY.figure(part.figure()).steps()).isEqualTo(steps);
            assertThat(part.lift() == null ? steps : LIBRARY.figure(part.lift()).steps())
                    .isEqualTo(steps);
        }
        Groove groove = LIBRARY.groove(sheet.groove());
        assertThat(Stream.concat(groove.groove().values().stream(), groove.lift().values().stream()))
                .allMatch(text -> Figure.of(text).steps() == steps);
    }

    @Test
    void shouldHaveNoTwoTracksAlike() {
        List<TrackSheet> tracks = LIBRARY.tracks();
        for (int i = 0; i < tracks.size(); i++) {
            for (TrackSheet other : tracks.subList(0, i)) {
                assertThat(alike(tracks.get(i), other))
                        .as(tracks.get(i).name() + " beside " + other.name())
                        .isLessThan(3);
            }
        }
        assertThat(tracks.stream().map(t -> t.groove() + t.verses() + t.lifts() + t.key() + t.mode()))
                .doesNotHaveDuplicates();
        assertThat(tracks.stream().map(TrackSheet::parts)).doesNotHaveDuplicates();
    }

    /** How many of drums with a groove, opening progression in its mode, tempo and lead are the same. */
    private static int alike(TrackSheet a, TrackSheet b) {
        boolean groove = a.groove().equals(b.groove()) && !a.groove().equals("none");
        boolean chords = a.verses().get(0).equals(b.verses().get(0)) && a.mode() == b.mode();
        boolean tempo = Math.abs(a.bpm() - b.bpm()) <= 4;
        boolean lead = a.parts().get(BandPart.LEAD).timbre()
                == b.parts().get(BandPart.LEAD).timbre();
        return Stream.of(groove, chords, tempo, lead)
                .mapToInt(same -> same ? 1 : 0)
                .sum();
    }

    @Test
    void shouldCoverManyMoods() {
        List<TrackSheet> tracks = LIBRARY.tracks();
        assertThat(tracks.stream().map(TrackSheet::mode).distinct()).containsExactlyInAnyOrder(Mode.values());
        assertThat(tracks.stream().map(TrackSheet::kit).distinct()).containsExactlyInAnyOrder(KitStyle.values());
        assertThat(tracks.stream()
                        .flatMap(t -> t.parts().values().stream().map(TrackSheet.Part::timbre))
                        .distinct())
                .containsExactlyInAnyOrder(Timbre.values());
        assertThat(tracks.stream().map(TrackSheet::groove).distinct()).hasSizeGreaterThan(45);
        assertThat(tracks)
                .anyMatch(t -> t.bpm() < 60)
                .anyMatch(t -> t.bpm() > 150)
                .anyMatch(t -> t.beats() == 3);
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldBePlayableByAllPartsOfEverySheet(String name) {
        TrackSheet sheet = LIBRARY.track(name).orElseThrow();
        Form form = Form.of(60, sheet.bpm(), sheet.beats());
        Notes notes = new Notes();
        Piece piece = new Piece(sheet, LIBRARY, form, notes, 1);
        for (int bar = 0; bar <= form.bars(); bar++) {
            piece.play(bar);
        }
        assertThat(notes.played)
                .extracting(Note::seat)
                .containsAll(sheet.parts().keySet());
        assertThat(notes.strokes > 0).isEqualTo(!sheet.groove().equals("none"));
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldPutLongNotesIntoTheirChordAndAllIntoTheScale(String name) {
        TrackSheet sheet = LIBRARY.track(name).orElseThrow();
        Form form = Form.of(60, sheet.bpm(), sheet.beats());
        Harmony harmony = new Harmony(sheet, form);
        Notes notes = new Notes();
        Piece piece = new Piece(sheet, LIBRARY, form, notes, 17);
        double half = form.barSeconds() * Bar.HALF / Bar.stepsOf(sheet.beats());
        int tune = 0;
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < form.bars(); i++) {
            notes.played.clear();
            piece.play(i);
            Bar bar = harmony.bar(i);
            for (Note note : notes.played) {
                Chord chord = note.begins() < half ? bar.chord() : bar.second();
                boolean leading = note.seat() == BandPart.BASS || bar.changesHalfway();
                boolean lasts = note.seat() == BandPart.LEAD && note.seconds() > form.barSeconds() * 0.2;
                boolean strays = !leading && !chord.scale().contains(note.pitch() % 12);
                if (strays || (lasts && !chord.has(note.pitch()))) {
                    wrong.add(note + " over " + chord + " in bar " + i);
                }
                tune += note.seat() == BandPart.LEAD ? 1 : 0;
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(tune).isGreaterThan(10);
    }

    private record Note(BandPart seat, int pitch, double begins, double seconds) {}

    /** Writes down what it is handed. */
    private static final class Notes implements Ensemble {

        private final List<Note> played = new ArrayList<>();
        private int strokes;

        @Override
        public boolean has(BandPart seat) {
            return true;
        }

        @Override
        public void play(BandPart seat, double pitch, double velocity, double seconds, int delay) {
            played.add(new Note(seat, (int) pitch, delay / 48_000.0, seconds));
        }

        @Override
        public void strike(Drum drum, double velocity, int delay) {
            strokes++;
        }

        @Override
        public void swell(double velocity, double seconds, int delay) {}
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldHaveConsonantChordsOverTheirBass(String name) {
        TrackSheet sheet = LIBRARY.track(name).orElseThrow();
        Form form = Form.of(90, sheet.bpm(), sheet.beats());
        Harmony harmony = new Harmony(sheet, form);
        for (int i = 0; i < form.bars(); i++) {
            Bar bar = harmony.bar(i);
            for (Chord chord : List.of(bar.chord(), bar.second())) {
                int fifth = Math.floorMod(chord.tones().get(2) - chord.root(), 12);
                assertThat(fifth).as("fifth in bar %d, %s", i, chord).isEqualTo(7);
                assertThat(BassPlayer.root(chord) % 12).isEqualTo(chord.root());
            }
            for (List<Integer> voicing : List.of(bar.voicing(), bar.secondVoicing())) {
                assertThat(voicing).hasSizeBetween(3, 4).isSorted();
                assertThat(voicing.get(voicing.size() - 1) - voicing.get(voicing.size() - 2))
                        .as("no rub at the top of %s", voicing)
                        .isGreaterThan(1);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldMoveVoicesLittleFromChordToChord(String name) {
        TrackSheet sheet = LIBRARY.track(name).orElseThrow();
        Form form = Form.of(90, sheet.bpm(), sheet.beats());
        Harmony harmony = new Harmony(sheet, form);
        List<Integer> moves = new ArrayList<>();
        List<Integer> before = harmony.bar(0).secondVoicing();
        for (int i = 1; i < form.bars(); i++) {
            Bar bar = harmony.bar(i);
            for (int v = 0; v < Math.min(before.size(), bar.voicing().size()); v++) {
                moves.add(Math.abs(before.get(v) - bar.voicing().get(v)));
            }
            before = bar.secondVoicing();
        }
        assertThat(moves.stream().mapToInt(m -> m).average().orElseThrow()).isLessThan(3.5);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.2, 1, 2.5, 4, 6, 9.9, 15, 30, 59.3, 61, 90, 600, 1800})
    void shouldFillEveryLengthExactlyNearTheTempo(double seconds) {
        for (TrackSheet sheet : LIBRARY.tracks()) {
            Form form = Form.of(seconds, sheet.bpm(), sheet.beats());
            assertThat(form.bars() * form.barSeconds() + form.tail()).isBetween(seconds - 1e-6, seconds + 1e-6);
            int bars = form.sections().stream().mapToInt(Section::bars).sum();
            assertThat(bars).isEqualTo(form.bars());
            if (seconds > 12) {
                assertThat(form.bpm() / sheet.bpm()).isBetween(0.95, 1.05);
                assertThat(form.tail()).isBetween(1.8, 4.7);
            }
        }
    }
}
