package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.wav.StereoSource;
import io.reelmill.timeline.AudioTrack;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/** Plays one track over the whole length of the video: silence, fade-in, sound, fade-out, silence. */
final class TrackPlayer implements Closeable {

    /** Shortest fade: a cut inside a waveform would click. */
    private static final double MIN_FADE = 0.003;

    private final Path file;
    private final long start;
    private final long end;
    private final double gain;
    private final double fadeIn;
    private final double fadeOut;
    private final Stereo block = new Stereo(Mixer.HOP);
    private StereoSource source;
    private boolean over;

    /**
     * A player for one pass over the video.
     *
     * @param gain a factor in addition to the track's own gain
     * @param videoFrames length of the video in samples
     * @throws IOException when the file is not there or broken
     */
    TrackPlayer(AudioTrack track, Path folder, double gain, long videoFrames) throws IOException {
        this.file = folder.resolve(track.file());
        this.gain = gain;
        this.start = Math.round(track.start() * StereoSource.HOUSE_RATE);
        try (StereoSource probe = StereoSource.open(file)) {
            this.end = Math.min(videoFrames, start + probe.frames());
        }
        this.fadeIn = Math.max(MIN_FADE, track.fadeIn()) * StereoSource.HOUSE_RATE;
        this.fadeOut = Math.max(MIN_FADE, track.fadeOut()) * StereoSource.HOUSE_RATE;
    }

    /** Adds one hop of samples of the video from {@code position} on. */
    void addTo(Stereo bus, long position) throws IOException {
        if (over || position + Mixer.HOP <= start || position >= end) {
            if (position >= end) {
                close();
            }
            return;
        }
        if (source == null) {
            source = StereoSource.open(file);
            skip(Math.max(0, position - start));
        }
        int from = (int) Math.max(0, start - position);
        int to = (int) Math.min(Mixer.HOP, end - position);
        while (from < to) {
            int n = source.read(block.left, block.right, from, to - from);
            if (n < 0) {
                return;
            }
            boolean even = whole(position + from) && whole(position + from + n - 1);
            for (int i = from; i < from + n; i++) {
                float g = (float) (even ? gain : gain * envelope(position + i));
                bus.left[i] += g * block.left[i];
                bus.right[i] += g * block.right[i];
            }
            from += n;
        }
    }

    /** The part between the fades. */
    private boolean whole(long position) {
        return position - start >= fadeIn && end - position >= fadeOut;
    }

    private double envelope(long position) {
        double in = (position - start) / fadeIn;
        double out = (end - position) / fadeOut;
        return (in < 1 ? eased(in) : 1) * (out < 1 ? eased(out) : 1);
    }

    private static double eased(double t) {
        return 0.5 - 0.5 * Math.cos(Math.PI * t);
    }

    /** A track that starts before the video is entered in its middle. */
    private void skip(long frames) throws IOException {
        long left = frames;
        while (left > 0) {
            int n = source.read(block.left, block.right, 0, (int) Math.min(left, Mixer.HOP));
            if (n < 0) {
                return;
            }
            left -= n;
        }
    }

    static double gainOf(AudioTrack track) {
        return Decibels.toGain(track.gain());
    }

    @Override
    public void close() throws IOException {
        over = true;
        if (source != null) {
            source.close();
            source = null;
        }
    }
}
