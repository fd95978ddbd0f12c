package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Limiter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The channel of the voice: processed, trimmed to its level, with its highest peaks limited here, so that they do not
 * pump the music in the final limiter. It is processed once into a file. The look-ahead of the limiter is recorded in
 * advance, so the output has no delay.
 */
final class VoiceChannel implements Closeable {

    /** dBTP at {@link GainStaging#LEAD} LUFS, so that the final limiter has little to do. */
    private static final double CEILING = -4;

    private static final double RELEASE_SECONDS = 0.05;

    /** Samples before the video, so that the limiter's output begins with the video. */
    private static final int LEAD_IN = Mixer.HOP - Limiter.DELAY;

    private final RenderedSound polished;
    private final long videoFrames;

    private VoiceChannel(RenderedSound polished, long videoFrames) {
        this.polished = polished;
        this.videoFrames = videoFrames;
    }

    /**
     * Processes the voices.
     *
     * @param voices at the level that {@link VoicePolish} expects; closed here
     */
    static VoiceChannel of(Bus voices, long videoFrames, Path folder) throws IOException {
        try (voices) {
            VoicePolish polish = new VoicePolish();
            long[] position = {-LEAD_IN};
            RenderedSound.Source source = hop -> {
                hop.clear();
                voices.addTo(hop, position[0]);
                position[0] += Mixer.HOP;
                polish.process(hop);
            };
            long hops = Mixer.hops(videoFrames) + Ducker.AHEAD + 1;
            return new VoiceChannel(voices.isEmpty() ? null : RenderedSound.of(source, hops, folder), videoFrames);
        }
    }

    /** LUFS of the voice before trimming; negative infinity without a voice. */
    double loudness() throws IOException {
        return polished == null
                ? Double.NEGATIVE_INFINITY
                : polished.loudness(1, CEILING, RELEASE_SECONDS, videoFrames + LEAD_IN);
    }

    /** Plays the voice from the start of the video, multiplied by {@code trim} before limiting. */
    RenderedSound.Source play(double trim) throws IOException {
        if (polished == null) {
            return Stereo::clear;
        }
        RenderedSound.Source recorded = polished.listen();
        Limiter limiter = new Limiter(CEILING, RELEASE_SECONDS);
        RenderedSound.Source played = hop -> {
            recorded.next(hop);
            hop.scale((float) trim);
            limiter.process(hop.left, hop.right, 0, Mixer.HOP);
        };
        played.next(new Stereo(Mixer.HOP));
        return played;
    }

    @Override
    public void close() throws IOException {
        if (polished != null) {
            polished.close();
        }
    }
}
