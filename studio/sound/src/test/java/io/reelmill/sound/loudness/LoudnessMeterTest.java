package io.reelmill.sound.loudness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.sound.Tones;
import io.reelmill.sound.dsp.Decibels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Vectors of ITU-R BS.1770-4 and EBU Tech 3341. */
class LoudnessMeterTest {

    @ParameterizedTest
    @ValueSource(ints = {44_100, 48_000, 96_000})
    void shouldMeasureMinus23LufsOfA997HertzSineAtMinus23OnBothSides(int rate) {
        LoudnessMeter meter = new LoudnessMeter(rate);
        feed(meter, -23, 5, rate);
        assertThat(meter.integrated()).isCloseTo(-23, within(0.05));
        assertThat(meter.shortTerm()).isCloseTo(-23, within(0.05));
        assertThat(meter.momentary()).isCloseTo(-23, within(0.05));
    }

    @Test
    void shouldMeasureOneSideAloneThreeUnitsQuieter() {
        LoudnessMeter meter = new LoudnessMeter();
        float[] tone = Tones.sine(997, 1, 5, 48_000);
        meter.add(tone, new float[tone.length], 0, tone.length);
        assertThat(meter.integrated()).isCloseTo(-3.01, within(0.05));
    }

    @Test
    void shouldGateQuietStretchesOut() {
        // EBU Tech 3341, cases 3 and 4: parts of -36 and -72 around one of -23.
        LoudnessMeter meter = new LoudnessMeter();
        feed(meter, -72, 10, 48_000);
        feed(meter, -36, 10, 48_000);
        feed(meter, -23, 60, 48_000);
        feed(meter, -36, 10, 48_000);
        feed(meter, -72, 10, 48_000);
        assertThat(meter.integrated()).isCloseTo(-23, within(0.1));
    }

    @Test
    void shouldCountStretchesWithinTheGateByTheirPower() {
        // EBU Tech 3341, case 5.
        LoudnessMeter meter = new LoudnessMeter();
        feed(meter, -26, 20, 48_000);
        feed(meter, -20, 20.1, 48_000);
        feed(meter, -26, 20, 48_000);
        assertThat(meter.integrated()).isCloseTo(-23, within(0.1));
    }

    @Test
    void shouldMeasureNoLoudnessOfSilence() {
        LoudnessMeter meter = new LoudnessMeter();
        meter.add(new float[48_000], new float[48_000], 0, 48_000);
        assertThat(meter.integrated()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(meter.truePeak()).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void shouldSeeThePeakBetweenTheSamples() {
        // A quarter of the rate, 45 degrees off: every sample lies 3 dB below the crest.
        float[] tone = new float[9_600];
        for (int i = 0; i < tone.length; i++) {
            double fade = Math.min(1, Math.min(i, tone.length - i) / 2_000.0);
            tone[i] = (float) (fade * 0.5 * Math.sin(Math.PI / 2 * i + Math.PI / 4));
        }
        LoudnessMeter meter = new LoudnessMeter();
        meter.add(tone, tone, 0, tone.length);
        assertThat(meter.truePeak()).isCloseTo(Decibels.ofAmplitude(0.5), within(0.1));
    }

    private static void feed(LoudnessMeter meter, double level, double seconds, int rate) {
        float[] tone = Tones.sine(997, Decibels.toGain(level), seconds, rate);
        meter.add(tone, tone, 0, tone.length);
    }
}
