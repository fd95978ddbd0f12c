package io.reelmill.inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_FLTP;
import static org.bytedeco.ffmpeg.global.avutil.av_channel_layout_default;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_buffer;

import io.reelmill.sound.loudness.LoudnessMeter;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacpp.FloatPointer;
import org.junit.jupiter.api.Test;

class Ebur128Test {

    private static final int RATE = 48_000;
    private static final int SECONDS = 5;

    /** EBU Tech 3341, case 1, at another level: as many LUFS as the sine's peak has dBFS. */
    @Test
    void shouldMeasureASineByTheStandard() {
        try (Ebur128 meter = measured(0.1)) {
            assertThat(meter.integrated()).isCloseTo(-20, within(0.1));
            assertThat(meter.truePeak()).isCloseTo(-20, within(0.1));
        }
    }

    @Test
    void shouldAgreeWithTheMeterThatFilmsAreMixedWith() {
        LoudnessMeter ours = new LoudnessMeter(RATE);
        float[] samples = sine(0.7);
        ours.add(samples, samples, 0, samples.length);

        try (Ebur128 meter = measured(0.7)) {
            assertThat(meter.integrated()).isCloseTo(ours.integrated(), within(0.05));
            assertThat(meter.truePeak()).isCloseTo(ours.truePeak(), within(0.05));
        }
    }

    @Test
    void shouldTellSilence() {
        try (Ebur128 meter = measured(0)) {
            assertThat(meter.integrated()).isEqualTo(Double.NEGATIVE_INFINITY);
        }
    }

    private static Ebur128 measured(double amplitude) {
        float[] samples = sine(amplitude);
        Ebur128 meter = new Ebur128(RATE, 2);
        AVFrame frame = av_frame_alloc();
        frame.format(AV_SAMPLE_FMT_FLTP);
        frame.sample_rate(RATE);
        frame.nb_samples(samples.length);
        av_channel_layout_default(frame.ch_layout(), 2);
        assertThat(av_frame_get_buffer(frame, 0)).isZero();
        new FloatPointer(frame.data(0)).put(samples, 0, samples.length);
        new FloatPointer(frame.data(1)).put(samples, 0, samples.length);
        frame.pts(0);
        meter.add(frame);
        meter.add(null);
        av_frame_free(frame);
        return meter;
    }

    private static float[] sine(double amplitude) {
        float[] samples = new float[RATE * SECONDS];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (amplitude * Math.sin(2 * Math.PI * 997 * i / RATE));
        }
        return samples;
    }
}
