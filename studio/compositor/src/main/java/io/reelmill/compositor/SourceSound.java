package io.reelmill.compositor;

import io.reelmill.compositor.encode.SoundSource;
import io.reelmill.sound.wav.StereoSource;
import java.io.IOException;
import java.nio.file.Path;

/** The sound of a recording, as it is: neither mixed nor brought to a loudness. */
final class SourceSound implements SoundSource {

    private final StereoSource source;

    SourceSound(Path wav) throws IOException {
        source = StereoSource.open(wav);
    }

    @Override
    public boolean ready() {
        return true;
    }

    @Override
    public int read(float[] left, float[] right) throws IOException {
        return source.read(left, right, 0, left.length);
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
