package io.reelmill.compositor;

import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs what writes a film: reports on it, and removes the file when the work fails. */
final class FilmWriting {

    private FilmWriting() {}

    /** What writes a film. */
    interface Work {
        void run() throws IOException, InterruptedException;
    }

    static FilmReport finished(Timeline timeline, Path mp4, Work work) {
        long began = System.nanoTime();
        boolean done = false;
        try {
            work.run();
            done = true;
            int frames = timeline.frameCount();
            return new FilmReport(
                    timeline.canvas().width(),
                    timeline.canvas().height(),
                    frames,
                    frames / timeline.canvas().frameRate(),
                    Files.size(mp4),
                    (System.nanoTime() - began) / 1e9);
        } catch (IOException e) {
            throw new RenderException("rendering failed: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RenderCancelledException(0, timeline.frameCount());
        } finally {
            if (!done) {
                remove(mp4);
            }
        }
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
