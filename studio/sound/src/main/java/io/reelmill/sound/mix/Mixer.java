package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Biquad;
import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.dsp.Limiter;
import io.reelmill.sound.wav.StereoSource;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** One pass over the video: reads the tracks and produces the mix before its final gain, hop by hop. */
final class Mixer implements Closeable {

    /** Samples per hop. */
    static final int HOP = 480;

    static final double HOP_SECONDS = (double) HOP / StereoSource.HOUSE_RATE;

    private final RenderedSound.Source voice;
    private final Bus source;
    private final Bus music;
    private final Bus ambience;
    private final Bus effects;
    private final Ducker ducker = new Ducker();
    private final Bed leftBed = new Bed();
    private final Bed rightBed = new Bed();
    /** Hops of voice that the ducker has analysed and the mix has not used yet. */
    private final Stereo[] ahead = new Stereo[Ducker.AHEAD + 1];

    private final Stereo bed = new Stereo(HOP);
    private final Stereo other = new Stereo(HOP);
    private long heard;
    private long position;
    private double reduction;

    Mixer(List<AudioTrack> tracks, Path folder, GainStaging staging, long videoFrames) throws IOException {
        voice = staging.voice().play(staging.voiceTrim());
        source = Bus.of(Role.SOURCE, tracks, folder, staging.gains().get(Role.SOURCE), videoFrames);
        music = Bus.of(Role.MUSIC, tracks, folder, staging.gains().get(Role.MUSIC), videoFrames);
        ambience = Bus.of(Role.AMBIENCE, tracks, folder, staging.gains().get(Role.AMBIENCE), videoFrames);
        effects = Bus.of(Role.EFFECT, tracks, folder, staging.gains().get(Role.EFFECT), videoFrames);
        for (int i = 0; i < ahead.length; i++) {
            ahead[i] = new Stereo(HOP);
        }
        while (heard < Ducker.AHEAD) {
            hear();
        }
    }

    /** Number of hops that cover the video and the look-ahead of a following limiter. */
    static long hops(long videoFrames) {
        return (videoFrames + Limiter.DELAY) / HOP + 1;
    }

    /** Fills the next hop of the mix. */
    void next(Stereo out) throws IOException {
        double before = reduction;
        hear();
        bed.clear();
        music.addTo(bed, position);
        ambience.addTo(bed, position);
        Stereo spoken = ahead[(int) (position / HOP % ahead.length)];
        out.clear();
        effects.addTo(out, position);
        double gain = Decibels.toGain(-before);
        double step = Decibels.toGain((before - reduction) / HOP);
        for (int i = 0; i < HOP; i++) {
            double now = before + (reduction - before) * (i + 1) / HOP;
            gain *= step;
            double share = now / Ducker.DEPTH;
            out.left[i] += (float) (spoken.left[i] + gain * leftBed.process(bed.left[i], share));
            out.right[i] += (float) (spoken.right[i] + gain * rightBed.process(bed.right[i], share));
        }
        position += HOP;
    }

    /** Reads one more hop of voice and passes it to the ducker. */
    private void hear() throws IOException {
        Stereo hop = ahead[(int) (heard % ahead.length)];
        voice.next(hop);
        other.clear();
        source.addTo(other, heard * HOP);
        for (int i = 0; i < HOP; i++) {
            hop.left[i] += other.left[i];
            hop.right[i] += other.right[i];
        }
        reduction = ducker.next(hop);
        heard++;
    }

    /** One channel of the bed: a high-pass, and a dip in the frequency range of the voice while there is one. */
    private static final class Bed {

        private final Biquad rumble = Biquad.highPass(StereoSource.HOUSE_RATE, 40, 0.7);
        private final Biquad dip = Biquad.bell(StereoSource.HOUSE_RATE, 2_000, 0.8, -3);

        double process(double x, double share) {
            double clean = rumble.process(x);
            return clean + share * (dip.process(clean) - clean);
        }
    }

    @Override
    public void close() throws IOException {
        for (Bus bus : List.of(source, music, ambience, effects)) {
            bus.close();
        }
    }
}
