package io.reelmill.sound.music;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.sound.synth.Drum;
import io.reelmill.sound.synth.Ensemble;
import io.reelmill.sound.synth.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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
    void theFirstTrackIsTheDefaultAndNamesAreUnique() {
        assertThat(LIBRARY.tracks().get(0).name()).isEqualTo("Observer");
        assertThat(names()).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(13);
        assertThat(LIBRARY.track("oBSERVER ")).isPresent();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everySheetCanBePlayed(String name) {
        TrackSheet sheet = LIBRARY.track(name).orElseThrow();
        assertThat(sheet.bpm()).isBetween(50.0, 180.0);
        assertThat(sheet.moods()).hasSizeGreaterThanOrEqualTo(5);
        assertThat(sheet.parts()).containsKeys(Seat.BASS, Seat.KEYS);
        Form form = Form.of(60, sheet.bpm());
        Notes notes = new Notes();
        Piece piece = new Piece(sheet, LIBRARY, form, notes, 1);
        for (int bar = 0; bar <= form.bars(); bar++) {
            piece.play(bar);
        }
        assertThat(notes.played).extracting(Note::seat).containsAll(sheet.parts().keySet());
    }

    @ParameterizedTest
    @MethodSource("names")
    void longNotesOfTheTuneBelongToTheirChordAndNothingLeavesTheScale(String name) {
        TrackSheet sheet = LIBRARY.track(name).orElseThrow();
        Form form = Form.of(100, sheet.bpm());
        Harmony harmony = new Harmony(sheet, form);
        Notes notes = new Notes();
        Piece piece = new Piece(sheet, LIBRARY, form, notes, 17);
        double half = form.barSeconds() / 2;
        int tune = 0;
        for (int i = 0; i < form.bars(); i++) {
            notes.played.clear();
            piece.play(i);
            Bar bar = harmony.bar(i);
            for (Note note : notes.played) {
                Chord chord = note.begins() < half ? bar.chord() : bar.second();
                int pitchClass = note.pitch() % 12;
                boolean leading = note.seat() == Seat.BASS || bar.changesHalfway();
                assertThat(leading || chord.scale().contains(pitchClass)).as("%s in bar %d", note, i).isTrue();
                if (note.seat() == Seat.LEAD && note.seconds() > form.barSeconds() * 0.2) {
                    assertThat(chord.has(note.pitch())).as("%s over %s in bar %d", note, chord, i).isTrue();
                }
                tune += note.seat() == Seat.LEAD ? 1 : 0;
            }
        }
        assertThat(tune).isGreaterThan(10);
    }

    private record Note(Seat seat, int pitch, double begins, double seconds) {}

    /** Writes down what it is handed. */
    private static final class Notes implements Ensemble {

        private final List<Note> played = new ArrayList<>();

        @Override
        public boolean has(Seat seat) {
            return true;
        }

        @Override
        public void play(Seat seat, double pitch, double velocity, double seconds, int delay) {
            played.add(new Note(seat, (int) pitch, delay / 48_000.0, seconds));
        }

        @Override
        public void strike(Drum drum, double velocity, int delay) {}

        @Override
        public void swell(double velocity, double seconds, int delay) {}
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyChordIsConsonantAndStandsOverItsBass(String name) {
        TrackSheet sheet = LIBRARY.track(name).orElseThrow();
        Form form = Form.of(180, sheet.bpm());
        Harmony harmony = new Harmony(sheet, form);
        for (int i = 0; i < form.bars(); i++) {
            Bar bar = harmony.bar(i);
            for (Chord chord : List.of(bar.chord(), bar.second())) {
                int fifth = Math.floorMod(chord.tones().get(2) - chord.root(), 12);
                assertThat(fifth).as("fifth of bar " + i + ", " + chord).isEqualTo(7);
                assertThat(BassPlayer.root(chord) % 12).isEqualTo(chord.root());
            }
            for (List<Integer> voicing : List.of(bar.voicing(), bar.secondVoicing())) {
                assertThat(voicing).hasSizeBetween(3, 4).isSorted();
                assertThat(voicing.get(voicing.size() - 1) - voicing.get(voicing.size() - 2))
                        .as("no rub at the top of " + voicing)
                        .isGreaterThan(1);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void voicesMoveLittleFromChordToChord(String name) {
        TrackSheet sheet = LIBRARY.track(name).orElseThrow();
        Form form = Form.of(120, sheet.bpm());
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
    void everyLengthHasAFormThatFillsItExactlyNearTheTempo(double seconds) {
        for (TrackSheet sheet : LIBRARY.tracks()) {
            Form form = Form.of(seconds, sheet.bpm());
            assertThat(form.bars() * form.barSeconds() + form.tail()).isBetween(seconds - 1e-6, seconds + 1e-6);
            int bars = form.sections().stream().mapToInt(Section::bars).sum();
            assertThat(bars).isEqualTo(form.bars());
            if (seconds > 9) {
                assertThat(form.bpm() / sheet.bpm()).isBetween(0.95, 1.05);
                assertThat(form.tail()).isBetween(1.8, 4.7);
            }
        }
    }

    @Test
    void wordsChooseAndBendASheet() {
        PromptReader reader = new PromptReader(LIBRARY);
        TrackSheet sport = reader.read("Energetic electronic workout music", 1);
        assertThat(sport.name()).isEqualTo("Skyline Drive");
        TrackSheet flute = reader.read("dark suspense with flute, 90 bpm, no drums", 1);
        assertThat(flute.name()).isEqualTo("Undertow");
        assertThat(flute.bpm()).isEqualTo(90);
        assertThat(flute.groove()).isEqualTo("none");
        assertThat(flute.parts().get(Seat.LEAD).timbre().name()).isEqualTo("FLUTE");
        assertThat(reader.read("xyzzy", new Random(3).nextLong())).isNotNull();
    }
}
