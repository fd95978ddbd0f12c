package io.reelmill.sound.mix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.sound.Tones;
import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavFormat.Encoding;
import io.reelmill.sound.wav.WavReader;
import io.reelmill.sound.wav.WavWriter;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VoiceEnhancerTest {

    private static final int RATE = Tones.RATE;
    private static final double SECONDS = 9;

    @TempDir
    Path folder;

    /** Two phrases, the second 12 dB softer, in noise and hum. */
    private float[] recording() {
        float[] first = Tones.speech(SECONDS, 1, 4);
        float[] second = Tones.speech(SECONDS, 5, 8);
        float[] noise = Tones.noise(0.006, SECONDS);
        float[] hum = Tones.sine(50, 0.01, SECONDS, RATE);
        for (int i = 0; i < first.length; i++) {
            first[i] = 0.5f * first[i] + 0.125f * second[i] + noise[i] + hum[i];
        }
        return first;
    }

    private float[] enhance(float[] samples, int rate) throws IOException {
        Path in = folder.resolve("in.wav");
        Path out = folder.resolve("out.wav");
        WavWriter.write(in, new WavFormat(rate, 1, Encoding.PCM_24), samples);
        VoiceEnhancer.enhance(in, out);
        try (WavReader reader = WavReader.open(out)) {
            assertThat(reader.format()).isEqualTo(WavFormat.HOUSE);
            float[] left = new float[(int) reader.frames()];
            float[] right = new float[left.length];
            reader.read(left, right, 0, left.length);
            assertThat(right).isEqualTo(left);
            return left;
        }
    }

    private static double level(float[] s, double from, double to) {
        return Decibels.ofAmplitude(Tones.rms(s, (int) (from * RATE), (int) (to * RATE)));
    }

    @Test
    void shouldTakeTheNoiseOutAndBringPhrasesToOneLevel() throws IOException {
        float[] before = recording();
        float[] after = enhance(before, RATE);

        assertThat(after).hasSameSizeAs(before);
        double ratioBefore = level(before, 5.2, 7.8) - level(before, 8.4, 8.9);
        double ratioAfter = level(after, 5.2, 7.8) - level(after, 8.4, 8.9);
        assertThat(ratioAfter).as("signal to noise, before %.1f", ratioBefore).isGreaterThan(ratioBefore + 12);
        assertThat(level(after, 1.5, 3.5)).isCloseTo(level(after, 5.5, 7.5), within(2.0));
        assertThat(level(after, 1.5, 3.5)).isBetween(-26.0, -16.0);
    }

    @Test
    void shouldKeepTheVoiceWholeAndInTime() throws IOException {
        float[] after = enhance(recording(), RATE);
        // the first and the last 60 ms of a phrase stand out of the pause beside them
        assertThat(level(after, 5.0, 5.06) - level(after, 4.7, 4.95)).isGreaterThan(12);
        assertThat(level(after, 7.94, 8.0) - level(after, 8.1, 8.4)).isGreaterThan(12);
        // harmonics of 140 Hz keep their order
        double second = Tones.amplitude(after, 2 * RATE, 3 * RATE, 280, RATE);
        double tenth = Tones.amplitude(after, 2 * RATE, 3 * RATE, 1_400, RATE);
        assertThat(Decibels.ofAmplitude(second / tenth)).isBetween(8.0, 18.0);
    }

    @Test
    void shouldLeaveSilenceSilent() throws IOException {
        float[] after = enhance(new float[RATE], RATE);
        assertThat(after).hasSize(RATE);
        assertThat(Tones.rms(after, 0, RATE)).isLessThan(1e-5);
    }

    @Test
    void shouldTakeOtherRatesAndShortSounds() throws IOException {
        float[] after = enhance(Tones.sine(300, 0.2, 0.05, 22_050), 22_050);
        assertThat(after).hasSize((int) Math.round(0.05 * 22_050) * 48_000 / 22_050);
        assertThat(Tones.rms(after, 0, after.length)).isGreaterThan(0.01);
    }
}
