package io.reelmill.sound.music;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.music.MusicBrief;
import io.reelmill.providers.music.MusicComposer.BeatGrid;
import io.reelmill.sound.Tones;
import io.reelmill.sound.loudness.LoudnessMeter;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EmbeddedComposerTest {

    private static final int RATE = 48_000;

    @TempDir
    Path folder;

    private final EmbeddedComposer composer = new EmbeddedComposer();

    @ParameterizedTest
    @ValueSource(doubles = {0.4, 3, 7.25, 16.7})
    void shouldLastExactlyAsLongAsAskedAndEndInSilence(double seconds) throws IOException {
        float[][] music = compose("Observer", seconds, 1);
        assertThat(music[0]).hasSize((int) Math.round(seconds * RATE));
        assertThat(Tones.rms(music[0], 0, music[0].length)).isGreaterThan(0.003);
        assertThat(Math.abs(music[0][music[0].length - 1])).isLessThan(1e-4f);
    }

    @Test
    void shouldMoveAndEndWithAChordThatRingsOff() throws IOException {
        float[] music = compose("Observer", 30, 3)[0];
        double groove = Tones.rms(music, 10 * RATE, 16 * RATE);
        double intro = Tones.rms(music, 0, 2 * RATE);
        double lastHalfSecond = Tones.rms(music, (int) (29.5 * RATE), 30 * RATE);
        assertThat(intro).isBetween(groove / 8, groove * 0.8);
        assertThat(lastHalfSecond).isLessThan(groove / 10);
        assertThat(Tones.rms(music, (int) (27.2 * RATE), 28 * RATE)).isGreaterThan(groove / 4);
    }

    @Test
    void shouldBeCleanAndWide() throws IOException {
        float[][] music = compose("Observer", 12, 5);
        LoudnessMeter meter = new LoudnessMeter();
        meter.add(music[0], music[1], 0, music[0].length);
        assertThat(meter.integrated()).isBetween(-24.0, -12.0);
        assertThat(meter.truePeak()).isLessThanOrEqualTo(-0.9);
        double mean = 0;
        double difference = 0;
        for (int i = 0; i < music[0].length; i++) {
            assertThat(music[0][i]).isFinite();
            mean += music[0][i];
            difference += Math.pow(music[0][i] - music[1][i], 2);
        }
        assertThat(mean / music[0].length).isCloseTo(0, within(1e-3));
        assertThat(Math.sqrt(difference / music[0].length)).isGreaterThan(0.01);
    }

    /** A handful stands for the library; what all of them play is checked as notes. */
    static Stream<String> handful() {
        List<String> names = new ArrayList<>();
        TrackLibrary.embedded().tracks().forEach(t -> names.add(t.name()));
        Collections.shuffle(names, new Random(1234));
        return names.stream().limit(5);
    }

    @ParameterizedTest
    @MethodSource("handful")
    void shouldSoundCleanAndLoudEnough(String track) throws IOException {
        float[][] music = compose(track, 5, 8);
        LoudnessMeter meter = new LoudnessMeter();
        meter.add(music[0], music[1], 0, music[0].length);
        assertThat(meter.integrated()).isBetween(-30.0, -11.0);
        assertThat(meter.truePeak()).isLessThanOrEqualTo(-0.9);
    }

    @Test
    void shouldTellThatAWaltzHasThreeBeats() {
        BeatGrid grid = composer.compose(new MusicBrief("Riverbend Waltz", "", 4, 2), folder.resolve("w.wav"));
        assertThat(grid.beatsPerBar()).isEqualTo(3);
    }

    @Test
    void shouldBeTheSameBytesForTheSameSeedAndOthersForAnother() throws IOException {
        Path a = folder.resolve("a.wav");
        Path b = folder.resolve("b.wav");
        Path c = folder.resolve("c.wav");
        composer.compose(new MusicBrief("Night Market", "", 3, 4), a);
        composer.compose(new MusicBrief("Night Market", "", 3, 4), b);
        composer.compose(new MusicBrief("Night Market", "", 3, 5), c);
        assertThat(Files.mismatch(a, b)).isEqualTo(-1);
        assertThat(Files.mismatch(a, c)).isNotEqualTo(-1);
    }

    @Test
    void shouldPutItsOnsetsOnTheGrid() throws IOException {
        Path wav = folder.resolve("grid.wav");
        BeatGrid grid = composer.compose(new MusicBrief("Skyline Drive", "", 17, 2), wav);
        assertThat(grid.beatsPerBar()).isEqualTo(4);
        float[] music = read(wav)[0];
        double eighth = 30 / grid.bpm();
        double on = 0;
        double off = 0;
        for (int i = 24; i < 56; i++) {
            on += rise(music, grid.firstBeat() + i * eighth);
            off += Math.max(0, rise(music, grid.firstBeat() + (i + 0.3) * eighth));
        }
        assertThat(on).isGreaterThan(3 * off);
    }

    /** How much louder the 30 ms after a moment are than the 30 ms before it. */
    private static double rise(float[] music, double second) {
        int at = (int) (second * RATE);
        int span = RATE * 3 / 100;
        return Tones.rms(music, at, at + span) - Tones.rms(music, at - span, at);
    }

    @Test
    void shouldComposeFromAPromptAlone() throws IOException {
        Path wav = folder.resolve("prompt.wav");
        BeatGrid grid = composer.compose(new MusicBrief("", "slow sad piano, 66 bpm, no drums", 9, 9), wav);
        assertThat(grid.bpm()).isCloseTo(66, within(5.0));
        assertThat(Tones.rms(read(wav)[0], RATE, 7 * RATE)).isGreaterThan(0.01);
    }

    @Test
    void shouldRefuseAnUnknownTrackAndNameNearOnes() {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> composer.compose(new MusicBrief("Observr", "", 5, 1), folder.resolve("x.wav")))
                .withMessageContaining("Observer")
                .satisfies(e -> assertThat(e.category()).isEqualTo(Category.INPUT));
    }

    private float[][] compose(String track, double seconds, long seed) throws IOException {
        Path wav = folder.resolve("m.wav");
        composer.compose(new MusicBrief(track, "", seconds, seed), wav);
        return read(wav);
    }

    private static float[][] read(Path wav) throws IOException {
        try (WavReader reader = WavReader.open(wav)) {
            assertThat(reader.format()).isEqualTo(WavFormat.HOUSE);
            float[] left = new float[(int) reader.frames()];
            float[] right = new float[left.length];
            reader.read(left, right, 0, left.length);
            return new float[][] {left, right};
        }
    }
}
