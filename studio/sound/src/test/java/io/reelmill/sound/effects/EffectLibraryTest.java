package io.reelmill.sound.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.reelmill.sound.Tones;
import io.reelmill.sound.loudness.LoudnessMeter;
import io.reelmill.sound.wav.WavReader;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EffectLibraryTest {

    @TempDir
    Path folder;

    static Iterable<String> names() {
        return EffectLibrary.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void shouldBeShortCleanAndOfSensibleLevel(String name) throws IOException {
        Path wav = folder.resolve("effect.wav");
        EffectLibrary.write(name, 7, wav);
        try (WavReader reader = WavReader.open(wav)) {
            int n = (int) reader.frames();
            float[] left = new float[n];
            float[] right = new float[n];
            assertThat(reader.read(left, right, 0, n)).isEqualTo(n);
            assertThat(reader.sampleRate()).isEqualTo(48_000);
            assertThat(reader.format().channels()).isEqualTo(2);
            assertThat(reader.seconds()).isBetween(0.1, 3.5);
            LoudnessMeter meter = new LoudnessMeter();
            meter.add(left, right, 0, n);
            float[] rest = new float[24_000];
            meter.add(rest, rest, 0, rest.length);
            assertThat(meter.truePeak()).as("peak").isBetween(-26.0, -6.0);
            assertThat(meter.integrated()).as("loudness").isBetween(-32.0, -17.0);
            assertThat(Math.abs(left[0])).as("first sample").isLessThan(0.05f);
            assertThat(Math.abs(left[n - 1])).as("last sample").isLessThan(0.002f);
            assertThat(Tones.rms(left, 0, Math.min(n, 12_000)))
                    .as("begins at once")
                    .isGreaterThan(1e-4);
        }
    }

    @Test
    void shouldBeTheSameForASeedAndAnotherForAnother() throws IOException {
        EffectLibrary.write("sparkle", 1, folder.resolve("a.wav"));
        EffectLibrary.write("sparkle", 1, folder.resolve("b.wav"));
        EffectLibrary.write("sparkle", 2, folder.resolve("c.wav"));
        assertThat(folder.resolve("a.wav")).hasSameBinaryContentAs(folder.resolve("b.wav"));
        assertThat(Files.mismatch(folder.resolve("a.wav"), folder.resolve("c.wav")))
                .isNotNegative();
    }

    @ParameterizedTest
    @CsvSource({
        "He was counting coins all day, cash",
        "Birds woke up in the garden, birds",
        "Her hearts were beating, heartbeat",
        "Suddenly thunder, thunder",
        "She kept running and stopped to knock, knock",
        "Cats purr when they rest, purr"
    })
    void shouldFindWhatSoundsInAScene(String words, String effect) {
        assertThat(EffectLibrary.named(words)).contains(effect);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Never give up",
                "Most people love chocolate",
                "Break the habit in no time",
                "Call it a small step",
                "A dream comes true this spring"
            })
    void shouldNotTakeFiguresOfSpeechForSounds(String words) {
        assertThat(EffectLibrary.named(words)).isEmpty();
    }

    @Test
    void shouldSoundLikeTheChangeOfPictures() {
        assertThat(EffectLibrary.of(Transition.Kind.WHIP_PAN)).contains("swish");
        assertThat(EffectLibrary.of(Transition.Kind.ZOOM_THROUGH)).contains("whoosh");
        assertThat(EffectLibrary.of(Transition.Kind.CROSS_FADE)).isEmpty();
        assertThat(Transition.Kind.values()).allSatisfy(kind -> assertThat(EffectLibrary.names())
                .containsAll(EffectLibrary.of(kind).stream().toList()));
    }

    @Test
    void shouldTellWhereItIsLoudest() throws IOException {
        assertThat(EffectLibrary.write("whoosh", 1, folder.resolve("whoosh.wav")))
                .isBetween(0.2, 0.9);
        assertThat(EffectLibrary.write("pop", 1, folder.resolve("pop.wav"))).isLessThan(0.08);
    }

    @Test
    void shouldRefuseANameThatIsNotThere() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EffectLibrary.write("kazoo", 1, folder.resolve("kazoo.wav")))
                .withMessageContaining("kazoo");
    }
}
