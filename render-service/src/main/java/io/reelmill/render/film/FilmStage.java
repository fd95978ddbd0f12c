package io.reelmill.render.film;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.FilmReport;
import io.reelmill.compositor.Progress;
import io.reelmill.compositor.RenderCancelledException;
import io.reelmill.inspection.Depth;
import io.reelmill.inspection.FilmInspector;
import io.reelmill.inspection.Inspection;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.render.job.StoppedException;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Timeline;
import java.nio.file.Path;
import java.util.List;

/** Draws and encodes the timeline, then measures what came out. */
public final class FilmStage implements Stage<FilmStage.Order, FilmStage.Film> {

    private static final String VIDEO = "film.mp4";
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

    /** @param projectFolder which the timeline's files are named from */
    public FilmStage(FilmMaker filmMaker, Path projectFolder) {
        this.filmMaker = filmMaker;
        this.projectFolder = projectFolder;
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
    public Film run(Order order, Path folder, StageContext context) {
        Progress progress = new Progress() {
            @Override
            public void at(int frame, int frames) {
                context.progress(frame / (double) frames);
            }

            @Override
            public boolean cancelled() {
                return context.stopped();
            }
        };
        try {
            Path video = folder.resolve(VIDEO);
            FilmReport report = order.copied()
                    ? filmMaker.copy(order.timeline(), projectFolder, order.encoding(), video, progress)
                    : filmMaker.render(order.timeline(), projectFolder, order.encoding(), video, progress);
            filmMaker.still(
                    order.timeline(), projectFolder, thumbnailTime(order.timeline()), folder.resolve(THUMBNAIL));
            return new Film(VIDEO, THUMBNAIL, report, checked(order.timeline(), folder.resolve(VIDEO)));
        } catch (RenderCancelledException e) {
            throw new StoppedException();
        }
    }

    private static JsonNode checked(Timeline timeline, Path video) {
        Inspection inspection = new FilmInspector().inspect(video, Depth.KEY_FRAMES);
        List<String> faults = QualityCheck.faults(inspection, timeline);
        if (!faults.isEmpty()) {
            throw new ProviderException(
                    Category.INTERNAL, "the film is not fit to be shown: " + String.join("; ", faults));
        }
        return QualityCheck.report(inspection);
    }

    /** The middle of the first picture: its idea is what the video is about, and no transition is under way. */
    private static double thumbnailTime(Timeline timeline) {
        Clip first = timeline.clips().get(0);
        return (first.start() + first.end()) / 2;
    }
}
