package io.reelmill.render.film;

import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.FilmReport;
import io.reelmill.compositor.RenderCancelledException;
import io.reelmill.compositor.Segments;
import io.reelmill.isolation.FileTree;
import io.reelmill.providers.picture.Picture;
import io.reelmill.render.segment.SegmentRenderer;
import io.reelmill.render.segment.SharedSegments;
import io.reelmill.render.stage.ScopedExecutor;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jboss.logging.Logger;

/**
 * A film that is begun before all of its pictures and its sound are there. Each segment is drawn and encoded as soon as its
 * pictures are made, and joined with the sound as soon as that is known, so that the film can be watched meanwhile. It is the
 * film that {@link FilmStage} would make: the stage takes it over if the timeline is the one that was foreseen, and makes its
 * own if not. Safe for use by several threads.
 */
public final class EarlyFilm implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(EarlyFilm.class);
    private static final String FILE = "film.mp4";
    /** Stands for a picture that is not made yet. */
    private static final String MISSING = "missing";

    private static final Picture NONE = new Picture(
            2, 2, List.of(new Layer(MISSING, 0, 0, 2, 2, 1, null)), Camera.still(new Camera.View(0.5, 0.5, 1)));

    /**
     * What a film is made by and where.
     *
     * @param projectFolder that the timeline's files are named from
     * @param preview by which it is watched
     * @param shared by which other workers help
     * @param stopped whether the work is to stop
     */
    record Making(
            FilmMaker filmMaker,
            Path projectFolder,
            Encoding encoding,
            Optional<FilmPreview> preview,
            Optional<SharedSegments> shared,
            BooleanSupplier stopped) {}

    private final Making making;
    private final Function<List<Picture>, Timeline> assembly;
    private final List<Picture> pictures;
    private final Timeline outline;
    private final List<Timeline> segments;
    private final List<CompletableFuture<Path>> made;
    private final CompletableFuture<List<AudioTrack>> sound = new CompletableFuture<>();
    private final SegmentRenderer renderer;
    private final ScopedExecutor joining = new ScopedExecutor(1);
    private volatile Path folder;
    private Future<FilmReport> joined;
    private int known;
    private int begun;
    private boolean taken;
    private boolean closed;

    /**
     * @param count of pictures
     * @param assembly the timeline that shows such pictures; all else of it is known, but for the sound
     */
    EarlyFilm(Making making, int count, Function<List<Picture>, Timeline> assembly) {
        this.making = making;
        this.assembly = assembly;
        this.pictures = new ArrayList<>(Collections.nCopies(count, NONE));
        this.outline = assembly.apply(pictures);
        this.segments = new ArrayList<>(Segments.of(outline));
        this.made = segments.stream().map(s -> new CompletableFuture<Path>()).toList();
        this.renderer = new SegmentRenderer(
                making.filmMaker(),
                making.projectFolder(),
                making.encoding(),
                outline.canvas(),
                making.stopped(),
                making.shared());
    }

    /**
     * Takes a picture as soon as it is made. The first segment is made by the calling thread, so that the pictures that come
     * later do not delay it.
     */
    public void picture(int index, Picture picture) {
        if (begin(index, picture)) {
            renderer.render(segments.get(0), made.get(0));
        }
    }

    /** Begins what can be made now; answers whether the first segment can. */
    private synchronized boolean begin(int index, Picture picture) {
        pictures.set(index, picture);
        int before = known;
        while (known < pictures.size() && pictures.get(known) != NONE) {
            known++;
        }
        if (closed || known == before) {
            return false;
        }
        boolean first = begun == 0;
        List<Timeline> present = Segments.of(assembly.apply(List.copyOf(pictures)));
        while (begun < segments.size() && isWhole(present.get(begun))) {
            segments.set(begun, present.get(begun));
            if (begun > 0) {
                CompletableFuture<Path> file = made.get(begun);
                renderer.submit(present.get(begun)).whenComplete((path, failure) -> {
                    if (failure == null) {
                        file.complete(path);
                    } else {
                        file.completeExceptionally(failure);
                    }
                });
            }
            begun++;
        }
        if (begun > 0 && joined == null) {
            joined = joining.submit(this::join);
        }
        return first && begun > 0;
    }

    private static boolean isWhole(Timeline segment) {
        return segment.clips().stream().flatMap(clip -> clip.layers().stream()).noneMatch(layer -> layer.file()
                .equals(MISSING));
    }

    /** Takes what is heard, as soon as all of it is known. */
    public void hear(List<AudioTrack> tracks) {
        sound.complete(List.copyOf(tracks));
    }

    private FilmReport join() throws Exception {
        Timeline heard = new Timeline(
                outline.canvas(),
                outline.seconds(),
                outline.clips(),
                outline.captions(),
                sound.get(),
                outline.overlays());
        folder = Files.createTempDirectory(making.projectFolder(), "early-film-");
        return making.filmMaker()
                .join(
                        heard,
                        making.projectFolder(),
                        making.encoding(),
                        () -> made.stream().map(SegmentRenderer::finished).iterator(),
                        making.preview().orElse(null),
                        folder.resolve(FILE));
    }

    /**
     * Waits for the film and moves it to its place, if it is the one that is asked for.
     *
     * @return empty when it is another one, was never begun or could not be made; then nobody can watch it any more
     */
    Optional<FilmReport> take(FilmStage.Order order, Path video, StageContext context) throws IOException {
        if (!isOf(order)) {
            close();
            return Optional.empty();
        }
        double frames = outline.frameCount();
        renderer.tell(drawn -> context.progress(drawn / frames));
        try {
            FilmReport report = joined.get();
            Files.move(folder.resolve(FILE), video, StandardCopyOption.REPLACE_EXISTING);
            taken = true;
            return Optional.of(report);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RenderCancelledException(0, outline.frameCount());
        } catch (ExecutionException e) {
            context.check();
            LOG.warnf(e.getCause(), "a film that was begun early is made again");
            close();
            return Optional.empty();
        }
    }

    private synchronized boolean isOf(FilmStage.Order order) {
        Timeline timeline = order.timeline();
        return joined != null
                && !closed
                && !order.copied()
                && order.encoding().equals(making.encoding())
                && begun == segments.size()
                && timeline.frameCount() == outline.frameCount()
                && timeline.tracks().equals(sound.getNow(null))
                && Segments.of(timeline).equals(segments);
    }

    /** Ends what is still being made. A film that nobody took is not watched any more. */
    @Override
    public void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        sound.cancel(false);
        made.forEach(segment -> segment.cancel(false));
        renderer.close();
        joining.close();
        if (joined != null && !taken) {
            making.preview().ifPresent(FilmPreview::withdraw);
        }
        if (folder != null) {
            try {
                FileTree.delete(folder);
            } catch (IOException e) {
                LOG.warnf(e, "a film that was begun early is left to the end of its project");
            }
        }
    }
}
