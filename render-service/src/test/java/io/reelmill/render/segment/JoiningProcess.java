package io.reelmill.render.segment;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.Segments;
import io.reelmill.natives.SkijaLibrary;
import io.reelmill.timeline.Timeline;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** A worker that makes all segments of a film and dies between the first and the second that it joins. */
final class JoiningProcess {

    /** As a process has that was killed. */
    static final int DEAD = 137;

    static final Timeline FILM = SharedFilm.timeline(3);

    private JoiningProcess() {}

    /** Folder of the film, mp4. */
    public static void main(String[] args) {
        SkijaLibrary.prepare();
        Path folder = Path.of(args[0]);
        try (SegmentRenderer renderer = new SegmentRenderer(
                new FilmMaker(), folder, SharedFilm.CODED, FILM.canvas(), () -> false, Optional.empty())) {
            List<Path> files = Segments.of(FILM).stream().map(renderer::submit).toList().stream()
                    .map(SegmentRenderer::finished)
                    .toList();
            Iterable<Path> deadly = () -> new DeadlyIterator(files.iterator());
            new FilmMaker().join(FILM, folder, SharedFilm.CODED, deadly, Path.of(args[1]));
        }
    }

    /** Ends the process, without a word to anybody, where the second segment begins. */
    private static final class DeadlyIterator implements Iterator<Path> {

        private final Iterator<Path> files;
        private int given;

        DeadlyIterator(Iterator<Path> files) {
            this.files = files;
        }

        @Override
        public boolean hasNext() {
            return files.hasNext();
        }

        @Override
        public Path next() {
            if (given++ == 1) {
                Runtime.getRuntime().halt(DEAD);
            }
            return files.next();
        }
    }
}
