package io.reelmill.render.film;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.FilmReport;
import io.reelmill.compositor.Progress;
import io.reelmill.compositor.RenderCancelledException;
import io.reelmill.compositor.Segments;
import io.reelmill.inspection.Depth;
import io.reelmill.inspection.FilmInspector;
import io.reelmill.inspection.Inspection;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.render.job.StoppedException;
import io.reelmill.render.segment.SegmentRenderer;
import io.reelmill.render.segment.SharedSegments;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.sound.mix.Mastering;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/**
 * Draws and encodes the timeline, then measures what came out. What does not pass is repaired once; what does not pass then
 * is no film.
 */
public final class FilmStage implements Stage<FilmStage.Order, FilmStage.Film> {

    private static final Logger LOG = Logger.getLogger(FilmStage.class);
    private static final String VIDEO = "film.mp4";
    private static final String REPAIRED = "repaired.mp4";
    /** A slow machine draws and encodes no fewer. */
    private static final double SLOW_MEGAPIXELS_PER_SECOND = 8;

    private static final String THUMBNAIL = "thumbnail.jpg";

    /** @param copied whether the pictures are taken over as they are; nothing may be in the way of that */
    public record Order(Timeline timeline, Encoding encoding, boolean copied) {}

    /**
     * @param video mp4 in the stage's folder
     * @param thumbnail JPEG in the stage's folder
     * @param quality what was measured of it
     */
    public record Film(String video, String thumbnail, FilmReport report, JsonNode quality) {}

    private final FilmMaker filmMaker;
    private final Path projectFolder;
    private final Optional<FilmPreview> preview;
    private final Optional<EarlyFilm> early;
    private final Optional<SharedSegments> shared;

    /**
     * @param projectFolder which the timeline's files are named from
     * @param preview by which the film is watched meanwhile
     */
    FilmStage(FilmMaker filmMaker, Path projectFolder, Optional<FilmPreview> preview) {
        this(filmMaker, projectFolder, preview, Optional.empty(), Optional.empty());
    }

    /**
     * @param early the film, where it was begun before the timeline was whole
     * @param shared by which other workers help
     */
    FilmStage(
            FilmMaker filmMaker,
            Path projectFolder,
            Optional<FilmPreview> preview,
            Optional<EarlyFilm> early,
            Optional<SharedSegments> shared) {
        this.shared = shared;
        this.filmMaker = filmMaker;
        this.projectFolder = projectFolder;
        this.preview = preview;
        this.early = early;
    }

    @Override
    public String name() {
        return "film";
    }

    @Override
    public Class<Film> resultType() {
        return Film.class;
    }

    @Override
    public Duration expectedWork(Order order) {
        Canvas canvas = order.timeline().canvas();
        double megapixels = canvas.width()
                * canvas.height()
                * canvas.frameRate()
                * order.timeline().seconds()
                / 1e6;
        return Duration.ofSeconds((long) (megapixels / SLOW_MEGAPIXELS_PER_SECOND));
    }

    @Override
    public Film run(Order order, Path folder, StageContext context) {
        boolean done = false;
        try {
            Film film = film(order, folder, context);
            done = true;
            return film;
        } finally {
            if (!done) {
                preview.ifPresent(FilmPreview::withdraw);
            }
        }
    }

    private Film film(Order order, Path folder, StageContext context) {
        Progress progress = progressOf(context);
        try {
            Path video = folder.resolve(VIDEO);
            FilmReport report = begun(order, video, context);
            if (report == null) {
                report = order.copied()
                        ? filmMaker.copy(order.timeline(), projectFolder, order.encoding(), video, progress)
                        : joined(order, video, context);
            }
            Inspection inspection = inspect(video);
            List<FilmDefect> faults = QualityCheck.faults(inspection, order.timeline());
            Timeline filmed = order.timeline();
            List<String> repairs = List.of();
            if (!faults.isEmpty()) {
                preview.ifPresent(FilmPreview::withdraw);
                Repair repair = Repair.of(order.timeline(), faults).orElseThrow(() -> unfit(faults));
                LOG.warnf("film is repaired: %s: %s", words(faults), repair.words());
                filmed = repair.timeline();
                repairs = repair.words();
                report = repaired(repair, order.encoding(), folder, progress);
                inspection = inspect(video);
                List<FilmDefect> left = QualityCheck.faults(inspection, filmed);
                if (!left.isEmpty()) {
                    throw unfit(left);
                }
            }
            filmMaker.still(filmed, projectFolder, thumbnailTime(filmed), folder.resolve(THUMBNAIL));
            return new Film(VIDEO, THUMBNAIL, report, QualityCheck.report(inspection, repairs));
        } catch (RenderCancelledException e) {
            throw new StoppedException();
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "the film could not be put in its place", e);
        }
    }

    /** The film that was begun early, or null. */
    private FilmReport begun(Order order, Path video, StageContext context) throws IOException {
        return early.isPresent() ? early.get().take(order, video, context).orElse(null) : null;
    }

    private FilmReport joined(Order order, Path video, StageContext context) {
        Timeline timeline = order.timeline();
        double frames = timeline.frameCount();
        try (SegmentRenderer renderer = new SegmentRenderer(
                filmMaker, projectFolder, order.encoding(), timeline.canvas(), context::stopped, shared)) {
            renderer.tell(drawn -> context.progress(drawn / frames));
            List<CompletableFuture<Path>> segments =
                    Segments.of(timeline).stream().map(renderer::submit).toList();
            return filmMaker.join(
                    timeline,
                    projectFolder,
                    order.encoding(),
                    () -> segments.stream().map(SegmentRenderer::finished).iterator(),
                    preview.orElse(null),
                    video);
        }
    }

    private static Progress progressOf(StageContext context) {
        return new Progress() {
            @Override
            public void at(int frame, int frames) {
                context.progress(frame / (double) frames);
            }

            @Override
            public boolean cancelled() {
                return context.stopped();
            }
        };
    }

    /** Makes the film again as far as it has to be; its pictures from the start, since a kept segment may be what is broken. */
    private FilmReport repaired(Repair repair, Encoding encoding, Path folder, Progress progress) throws IOException {
        Path before = folder.resolve(VIDEO);
        Path after = folder.resolve(REPAIRED);
        FilmReport report = null;
        if (repair.redrawn()) {
            report = filmMaker.render(repair.timeline(), projectFolder, encoding, before, progress);
        }
        if (!repair.redrawn() || !repair.mastering().equals(Mastering.HOUSE)) {
            report = filmMaker.remix(
                    repair.timeline(), projectFolder, encoding, before, repair.mastering(), after, progress);
            Files.move(after, before, StandardCopyOption.REPLACE_EXISTING);
        }
        return report;
    }

    private static Inspection inspect(Path video) {
        return new FilmInspector().inspect(video, Depth.KEY_FRAMES);
    }

    private static ProviderException unfit(List<FilmDefect> faults) {
        return new ProviderException(Category.INTERNAL, "the film is not fit to be shown: " + words(faults));
    }

    private static String words(List<FilmDefect> faults) {
        return faults.stream().map(FilmDefect::words).collect(Collectors.joining("; "));
    }

    /** The middle of the first picture: its idea is what the video is about, and no transition is under way. */
    private static double thumbnailTime(Timeline timeline) {
        Clip first = timeline.clips().get(0);
        return (first.start() + first.end()) / 2;
    }
}
