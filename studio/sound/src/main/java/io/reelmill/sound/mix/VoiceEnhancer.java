package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Biquad;
import io.reelmill.sound.dsp.Limiter;
import io.reelmill.sound.mix.NoiseProfile.Spectrum;
import io.reelmill.sound.wav.StereoSource;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Enhances a recorded voice: removes steady noise and rumble, lifts presence, levels the phrases, reduces sibilance,
 * limits peaks to -1.5 dBTP. The sound is read three times and never held in memory as a whole. The result is centred
 * mono, of the same length and in sync with the input.
 */
public final class VoiceEnhancer {

    private static final double RATE = StereoSource.HOUSE_RATE;
    private static final double CEILING = -1.5;
    private static final int STEP = (int) (VoiceLeveler.STEP_SECONDS * RATE);

    private VoiceEnhancer() {}

    /**
     * Enhances a recording.
     *
     * @param wav of any sample rate; channels are mixed to one
     * @param enhanced receives 48 kHz stereo float; a file other than {@code wav}
     * @throws IOException when a file cannot be read or written; names it
     */
    public static void enhance(Path wav, Path enhanced) throws IOException {
        NoiseProfile profile = new NoiseProfile();
        Denoiser listener = new Denoiser(new float[Spectrum.BINS]);
        pass(wav, 0, (hop, position, count) -> listener.observe(hop, profile));
        float[] noise = profile.powers();
        VoiceLeveler ride = new VoiceLeveler(levels(wav, noise));
        Chain chain = new Chain(noise, ride);
        try (WavWriter writer = WavWriter.create(enhanced, WavFormat.HOUSE)) {
            pass(wav, Chain.DELAY, (hop, position, count) -> {
                chain.process(hop, position);
                int skip = (int) Math.max(0, Math.min(count, Chain.DELAY - position));
                writer.write(hop, hop, skip, count - skip);
            });
        }
    }

    /** dBFS RMS of every 100 ms, after denoising. */
    private static double[] levels(Path wav, float[] noise) throws IOException {
        long frames;
        try (StereoSource source = StereoSource.open(wav)) {
            frames = source.frames();
        }
        double[] energy = new double[(int) ((frames + STEP - 1) / STEP)];
        Denoiser denoiser = new Denoiser(noise);
        Equaliser equaliser = new Equaliser();
        pass(wav, Denoiser.DELAY, (hop, position, count) -> {
            denoiser.process(hop);
            for (int i = 0; i < count; i++) {
                double x = equaliser.process(hop[i]);
                long at = position + i - Denoiser.DELAY;
                if (at >= 0) {
                    energy[(int) (at / STEP)] += x * x;
                }
            }
        });
        return Arrays.stream(energy).map(e -> 10 * Math.log10(e / STEP + 1e-12)).toArray();
    }

    private interface Hop {
        /** @param count samples of the hop that count; {@code position} is that of its first sample */
        void take(float[] hop, long position, int count) throws IOException;
    }

    /** Reads the sound, both channels mixed to one, followed by the given number of silent samples. */
    private static void pass(Path wav, int after, Hop taker) throws IOException {
        float[] left = new float[Spectrum.HOP];
        float[] right = new float[Spectrum.HOP];
        try (StereoSource source = StereoSource.open(wav)) {
            long end = source.frames() + after;
            for (long position = 0; position < end; position += Spectrum.HOP) {
                int filled = 0;
                int n = 0;
                while (filled < Spectrum.HOP && n >= 0) {
                    n = source.read(left, right, filled, Spectrum.HOP - filled);
                    filled += Math.max(0, n);
                }
                for (int i = 0; i < Spectrum.HOP; i++) {
                    left[i] = i < filled ? 0.5f * (left[i] + right[i]) : 0;
                }
                taker.take(left, position, (int) Math.min(Spectrum.HOP, end - position));
            }
        }
    }

    private static final class Equaliser {

        private final Biquad rumble = Biquad.highPass(RATE, 75, 0.54);
        private final Biquad rumbleToo = Biquad.highPass(RATE, 75, 1.31);
        private final Biquad mud = Biquad.bell(RATE, 320, 1.1, -2);
        private final Biquad presence = Biquad.bell(RATE, 3_600, 0.8, 2.5);
        private final Biquad air = Biquad.highShelf(RATE, 9_000, 1.5);

        double process(double x) {
            return air.process(presence.process(mud.process(rumbleToo.process(rumble.process(x)))));
        }
    }

    private static final class Chain {

        static final int DELAY = Denoiser.DELAY + Limiter.DELAY;

        private final Denoiser denoiser;
        private final Equaliser equaliser = new Equaliser();
        private final VoiceLeveler ride;
        private final Compressor compressor = new Compressor(-21, 2.5, 8, 0.006, 0.12);
        private final DeEsser deEsser = new DeEsser();
        private final Limiter limiter = new Limiter(CEILING, 0.06);
        private final float[] other = new float[Spectrum.HOP];

        Chain(float[] noise, VoiceLeveler ride) {
            this.denoiser = new Denoiser(noise);
            this.ride = ride;
        }

        void process(float[] hop, long position) {
            denoiser.process(hop);
            for (int i = 0; i < hop.length; i++) {
                double gain = ride.gain((position + i - Denoiser.DELAY) / RATE);
                hop[i] = (float) deEsser.process(compressor.process(gain * equaliser.process(hop[i])));
            }
            System.arraycopy(hop, 0, other, 0, hop.length);
            limiter.process(hop, other, 0, hop.length);
        }
    }
}
