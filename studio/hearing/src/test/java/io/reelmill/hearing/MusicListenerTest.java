package io.reelmill.hearing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.hearing.MusicSheet;
import io.reelmill.providers.hearing.MusicSheet.Section;
import io.reelmill.providers.music.MusicBrief;
import io.reelmill.providers.music.MusicComposer.BeatGrid;
import io.reelmill.sound.music.EmbeddedComposer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MusicListenerTest {

    private static final double SECONDS = 24;
    /** The last chord rings over beats that nobody plays. */
    private static final double PLAYED = 21;

    @TempDir
    Path folder;

    private final MusicListener listener = new MusicListener();

    @ParameterizedTest
    @ValueSource(strings = {"Cedar Bath", "Tunnel Vision", "Water Rising", "Rust Cathedral"})
    void shouldTapItsFootToTheBeat(String track) {
        Path wav = folder.resolve("music.wav");
        BeatGrid grid = new EmbeddedComposer().compose(new MusicBrief(track, "", SECONDS, 2), wav);

        MusicSheet sheet = listener.listen(wav);

        double octave = Math.round(Math.log(sheet.bpm() / grid.bpm()) / Math.log(2));
        double tempo = grid.bpm() * Math.pow(2, octave);
        assertThat(octave).as("octaves off").isBetween(-1.0, 1.0);
        assertThat(sheet.bpm()).isCloseTo(tempo, within(0.02 * tempo));
        assertThat(agreement(sheet.beats(), grid.firstBeat(), 60 / tempo))
                .as("F-measure")
                .isGreaterThan(0.8);
        shouldCover(sheet.sections(), SECONDS);
    }

    @Test
    void shouldHearWhereTheMusicChanges() {
        Path wav = folder.resolve("music.wav");
        new EmbeddedComposer().compose(new MusicBrief("Observer", "", SECONDS, 1), wav);
        List<Section> sections = listener.listen(wav).sections();
        assertThat(sections).hasSizeBetween(2, 6);
        assertThat(sections.get(0).energy()).as("the intro is the quietest").isZero();
        // two bars of four beats at 96 a minute
        assertThat(sections.get(1).start()).isCloseTo(5, within(0.2));
    }

    @Test
    void shouldHearNothingInSilence() {
        MusicSheet sheet = listener.listen(Sounds.write(folder.resolve("silence.wav"), 44_100, new float[132_300]));
        assertThat(sheet.bpm()).isZero();
        assertThat(sheet.beats()).isEmpty();
        assertThat(sheet.sections()).containsExactly(new Section(0, 3, 0));
    }

    private static void shouldCover(List<Section> sections, double seconds) {
        double at = 0;
        for (Section section : sections) {
            assertThat(section.start()).isEqualTo(at);
            assertThat(section.end()).isGreaterThan(at);
            assertThat(section.energy()).isBetween(0.0, 1.0);
            at = section.end();
        }
        assertThat(at).isCloseTo(seconds, within(0.001));
    }

    /** F-measure of beats within 50 ms. */
    private static double agreement(List<Double> beats, double first, double step) {
        List<Double> found = beats.stream().filter(b -> b < PLAYED).toList();
        int played = 0;
        int hit = 0;
        for (double beat = first; beat < PLAYED; beat += step) {
            double at = beat;
            played++;
            hit += found.stream().anyMatch(b -> Math.abs(b - at) < 0.05) ? 1 : 0;
        }
        return 2.0 * hit / (played + found.size());
    }
}
