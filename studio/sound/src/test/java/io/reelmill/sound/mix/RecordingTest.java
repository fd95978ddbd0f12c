package io.reelmill.sound.mix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.sound.Tones;
import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.dsp.Limiter;
import io.reelmill.sound.loudness.LoudnessMeter;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordingTest {

    private static final int SECONDS = 4;
    private static final int FRAMES = SECONDS * 48_000;
    private static final double CEILING = -3;
    private static final double RELEASE = 0.06;

    @TempDir
    Path folder;

    private final float[] sound = sound();

    @ParameterizedTest
    @ValueSource(doubles = {-6, 6, 18})
    void shouldTellFromTheOutlineHowLoudTheSoundIsBehindALimiter(double decibels) throws IOException {
        float[] left = scaled(Decibels.toGain(decibels));
        float[] right = left.clone();
        new Limiter(CEILING, RELEASE).process(left, right, 0, left.length);
        LoudnessMeter meter = LoudnessMeter.withoutPeaks();
        meter.add(left, right, Limiter.DELAY, FRAMES);
        try (RenderedSound recording = recording()) {
            assertThat(recording.loudness(Decibels.toGain(decibels), CEILING, RELEASE, FRAMES))
                    .isCloseTo(meter.integrated(), within(0.05));
        }
    }

    @Test
    void shouldGiveTheSameEachTimeItIsListenedTo() throws IOException {
        try (RenderedSound recording = recording()) {
            for (int time = 0; time < 2; time++) {
                RenderedSound.Source source = recording.listen();
                Stereo hop = new Stereo(Mixer.HOP);
                for (int at = 0; at < FRAMES; at += Mixer.HOP) {
                    source.next(hop);
                    assertThat(hop.left[7]).isEqualTo(sound[at + 7]);
                    assertThat(hop.right[Mixer.HOP - 1]).isEqualTo(sound[at + Mixer.HOP - 1]);
                }
            }
        }
    }

    private static float[] sound() {
        float[] sound = Tones.noise(0.05, SECONDS + 1);
        for (int i = 0; i < sound.length; i++) {
            sound[i] += i % 12_000 < 700 ? (float) (0.9 * Math.sin(0.05 * i)) : 0;
        }
        return sound;
    }

    private float[] scaled(double gain) {
        float[] scaled = sound.clone();
        for (int i = 0; i < scaled.length; i++) {
            scaled[i] *= (float) gain;
        }
        return scaled;
    }

    private RenderedSound recording() throws IOException {
        int[] at = {0};
        return RenderedSound.of(
                hop -> {
                    System.arraycopy(sound, at[0], hop.left, 0, Mixer.HOP);
                    System.arraycopy(sound, at[0], hop.right, 0, Mixer.HOP);
                    at[0] += Mixer.HOP;
                },
                FRAMES / Mixer.HOP + 1,
                folder);
    }
}
