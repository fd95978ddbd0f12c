package io.reelmill.compositor;

import io.reelmill.compositor.encode.SoundSource;
import io.reelmill.sound.mix.Mastering;
import io.reelmill.sound.mix.Mixdown;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;

/** The mixed sound of a timeline. It is measured in the background, while the first frames are encoded already. */
final class Soundtrack implements SoundSource {

    private final CompletableFuture<Mixdown> mix;

    Soundtrack(Timeline timeline, Path folder, double seconds, Mastering mastering, Executor background) {
        mix = CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return Mixdown.of(mixed(timeline.tracks()), folder, seconds, mastering);
                    } catch (IOException e) {
                        throw new RenderException("the sound cannot be mixed: " + e.getMessage(), e);
                    }
                },
                background);
    }

    /** With other sounds around it, an original is mixed as any other source. */
    private static List<AudioTrack> mixed(List<AudioTrack> tracks) {
        return tracks.stream()
                .map(t -> t.role() == Role.ORIGINAL
                        ? new AudioTrack(Role.SOURCE, t.file(), t.start(), t.gain(), t.fadeIn(), t.fadeOut())
                        : t)
                .toList();
    }

    @Override
    public boolean ready() {
        return mix.isDone();
    }

    @Override
    public int read(float[] left, float[] right) throws IOException {
        try {
            return mix.join().read(left, right);
        } catch (CompletionException e) {
            if (e.getCause() instanceof RenderException broken) {
                throw broken;
            }
            throw e;
        }
    }

    /** Closes the files, when need be as soon as the measuring has come to its end. */
    @Override
    public void close() {
        mix.thenAccept(mixdown -> {
            try {
                mixdown.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
