package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.dsp.Limiter;
import io.reelmill.sound.wav.StereoSource;
import io.reelmill.timeline.AudioTrack;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The finished sound of a video: 48 kHz stereo of exactly its length, at {@value #TARGET} LUFS, below {@value #CEILING}
 * dBTP. The tracks are mixed once into a file. The outline of that file gives the required gain, and the file is then
 * read once in blocks. Memory does not grow with the length. Not thread-safe.
 */
public final class Mixdown implements Closeable {

    /** Integrated loudness in LUFS. */
    public static final double TARGET = -14;

    /** dBTP. AAC adds up to 1.1 dB at 192 kbit/s, so that the decoded peak stays below -1 dBTP. */
    public static final double CEILING = -2.5;

    private static final Logger log = LoggerFactory.getLogger(Mixdown.class);
    private static final double TOLERANCE = 0.15;
    private static final int LARGEST_CORRECTIONS = 6;
    private static final double MIN_SLOPE = 0.12;
    private static final double RELEASE_SECONDS = 0.06;
    private static final int EDGE = StereoSource.HOUSE_RATE / 100;
    private static final double LARGEST_GAIN = 20;

    private final Mastering mastering;
    private final long frames;
    private final RenderedSound premix;
    private final double loudness;
    private final Pass pass;

    private Mixdown(List<AudioTrack> tracks, Path folder, double seconds, Mastering mastering) throws IOException {
        this.mastering = mastering;
        this.frames = Math.round(seconds * StereoSource.HOUSE_RATE);
        this.premix = mixed(tracks, folder, frames);
        try {
            double g = mastering.loudness() - GainStaging.LEAD;
            double slope = 1;
            double measured = measure(g);
            // The limiter lowers the loudness, and more gain makes it lower the loudness further. A few iterations
            // converge; each step is scaled by the effect of the one before.
            for (int i = 0; i < LARGEST_CORRECTIONS && off(measured) > TOLERANCE && g < LARGEST_GAIN; i++) {
                double before = measured;
                double step = Math.min(LARGEST_GAIN - g, (mastering.loudness() - before) / slope);
                g += step;
                measured = measure(g);
                slope = Math.max(MIN_SLOPE, Math.min(1, (measured - before) / step));
            }
            this.loudness = measured;
            this.pass = new Pass(g);
            log.debug("mixed {} tracks: {} LUFS, gain {} dB", tracks.size(), loudness, g);
        } catch (IOException | RuntimeException e) {
            premix.close();
            throw e;
        }
    }

    private static RenderedSound mixed(List<AudioTrack> tracks, Path folder, long frames) throws IOException {
        try (GainStaging staging = GainStaging.survey(tracks, folder, frames);
                Mixer mixer = new Mixer(tracks, folder, staging, frames)) {
            return RenderedSound.of(mixer::next, Mixer.hops(frames), folder);
        }
    }

    private double off(double measured) {
        return Double.isInfinite(measured) ? 0 : Math.abs(measured - mastering.loudness());
    }

    /**
     * Measures the tracks and prepares the mix for reading from its start.
     *
     * @param tracks of the mix
     * @param folder of the track files
     * @param seconds exact length, above 0
     * @throws IOException when a file is missing or broken; names it
     */
    public static Mixdown of(List<AudioTrack> tracks, Path folder, double seconds) throws IOException {
        return of(tracks, folder, seconds, Mastering.HOUSE);
    }

    /** As {@link #of(List, Path, double)}, with the given loudness target. */
    public static Mixdown of(List<AudioTrack> tracks, Path folder, double seconds, Mastering mastering)
            throws IOException {
        return new Mixdown(tracks, folder, seconds, mastering);
    }

    /** Length in samples of each channel. */
    public long frames() {
        return frames;
    }

    /** Integrated loudness of the finished mix in LUFS, within a few hundredths; negative infinity for silence. */
    public double loudness() {
        return loudness;
    }

    /**
     * Reads the next samples of the finished mix.
     *
     * @return how many were filled from index 0 on, at most {@code left.length}, or -1 at the end
     * @throws IOException when a track cannot be read any more
     */
    public int read(float[] left, float[] right) throws IOException {
        return pass.read(left, right);
    }

    private double measure(double decibels) throws IOException {
        return premix.loudness(Decibels.toGain(decibels), mastering.ceiling(), RELEASE_SECONDS, frames);
    }

    @Override
    public void close() throws IOException {
        premix.close();
    }

    /** The mix at a gain, limited, with faded edges. */
    private final class Pass {

        private final RenderedSound.Source mix = premix.listen();
        private final float factor;
        private final Limiter limiter = new Limiter(mastering.ceiling(), RELEASE_SECONDS);
        private final Stereo hop = new Stereo(Mixer.HOP);
        private int inHop = Mixer.HOP;
        private long position;

        Pass(double decibels) throws IOException {
            factor = (float) Decibels.toGain(decibels);
            // The first output of the limiter is its delay: skip it, so that sound and picture stay in sync.
            for (int left = Limiter.DELAY; left > 0; ) {
                left -= advance(left);
            }
        }

        private int advance(int most) throws IOException {
            if (inHop == Mixer.HOP) {
                mix.next(hop);
                hop.scale(factor);
                limiter.process(hop.left, hop.right, 0, Mixer.HOP);
                inHop = 0;
            }
            int n = Math.min(most, Mixer.HOP - inHop);
            inHop += n;
            return n;
        }

        int read(float[] left, float[] right) throws IOException {
            int wanted = (int) Math.min(left.length, frames - position);
            if (wanted <= 0) {
                return -1;
            }
            for (int done = 0; done < wanted; ) {
                int n = advance(wanted - done);
                boolean atEdge = position < EDGE || position + n > frames - EDGE;
                for (int i = 0; i < n; i++, done++, position++) {
                    float edge = atEdge ? edge(position) : 1;
                    left[done] = audible(hop.left[inHop - n + i] * edge);
                    right[done] = audible(hop.right[inHop - n + i] * edge);
                }
            }
            return wanted;
        }

        private float edge(long at) {
            return Math.min(1, Math.min((at + 1) / (EDGE * 0.3f), (frames - 1 - at) / (float) EDGE));
        }

        /** Flushes values below audibility to zero: filters decay without end, and denormals slow encoders down. */
        private static float audible(float x) {
            return Math.abs(x) < 1e-9f ? 0 : x;
        }
    }
}
