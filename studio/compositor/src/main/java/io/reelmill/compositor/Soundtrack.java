package io.reelmill.compositor;

import io.reelmill.compositor.encode.SoundSource;
import io.reelmill.sound.mix.Mixdown;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Path;

/** The mixed sound of a timeline. */
final class Soundtrack implements SoundSource {

    private final Mixdown mix;

    private Soundtrack(Mixdown mix) {
        this.mix = mix;
    }

    static Soundtrack of(Timeline timeline, Path folder, double seconds) {
        try {
            return new Soundtrack(Mixdown.of(timeline.tracks(), folder, seconds));
        } catch (IOException e) {
            throw new RenderException("the sound cannot be mixed: " + e.getMessage(), e);
        }
    }

    @Override
    public int read(float[] left, float[] right) throws IOException {
        return mix.read(left, right);
    }

    @Override
    public void close() throws IOException {
        mix.close();
    }
}
