package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Limiter;
import java.io.Closeable;
import java.io.IOException;

/**
 * The voice on its way into the mix: polished, trimmed to its level, its sharpest peaks held here, so that they do not
 * push the music about at the end. Nothing is late: what the limiter looks ahead is read ahead.
 */
final class VoiceChannel implements Closeable {

    /** dBTP at {@link Staging#LEAD} LUFS; the last limiter has little left to do to it. */
    private static final double CEILING = -4;

    private static final double RELEASE_SECONDS = 0.05;

    private final Bus bus;
    private final float trim;
    private final VoicePolish polish = new VoicePolish();
    private final Limiter limiter = new Limiter(CEILING, RELEASE_SECONDS);
    private long position = Limiter.DELAY - Mixer.HOP;

    /**
     * A channel at the start of the video.
     *
     * @param bus the voices, at the level that the polish expects
     * @param trim factor after the polish
     */
    VoiceChannel(Bus bus, double trim) throws IOException {
        this.bus = bus;
        this.trim = (float) trim;
        next(new Stereo(Mixer.HOP));
    }

    /** Fills the next hop. */
    void next(Stereo hop) throws IOException {
        hop.clear();
        if (bus.isEmpty()) {
            return;
        }
        bus.addTo(hop, position);
        position += Mixer.HOP;
        polish.process(hop);
        for (int i = 0; i < Mixer.HOP; i++) {
            hop.left[i] *= trim;
            hop.right[i] *= trim;
        }
        limiter.process(hop.left, hop.right, 0, Mixer.HOP);
    }

    @Override
    public void close() throws IOException {
        bus.close();
    }
}
