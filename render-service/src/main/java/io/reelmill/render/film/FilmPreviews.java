package io.reelmill.render.film;

import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.media.MediaStore;
import io.reelmill.projects.ProjectStore;
import io.reelmill.providers.picture.Picture;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.JobStore;
import io.reelmill.render.segment.SegmentRenderer;
import io.reelmill.render.segment.SegmentTasks;
import io.reelmill.render.segment.SharedSegments;
import io.reelmill.render.stage.WorkArchive;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;

/** Makes the previews of films. */
@ApplicationScoped
public class FilmPreviews {

    private final MediaStore media;
    private final Jdbi jdbi;
    private final JobStore jobs;
    private final ProjectStore projects;
    private final SegmentTasks tasks;
    private final WorkArchive archive;

    public FilmPreviews(
            MediaStore media,
            Jdbi jdbi,
            JobStore jobs,
            ProjectStore projects,
            SegmentTasks tasks,
            WorkArchive archive) {
        this.tasks = tasks;
        this.archive = archive;
        this.media = media;
        this.jdbi = jdbi;
        this.jobs = jobs;
        this.projects = projects;
    }

    /** How the film of a job is watched; empty for a task, which has no status that could tell it. */
    Optional<FilmPreview> of(Job job) {
        return job.kind().isTask() ? Optional.empty() : Optional.of(new FilmPreview(job, media, jdbi, jobs, projects));
    }

    /**
     * The stage that makes the film of a job, watched meanwhile.
     *
     * @param early the film, where it was begun before its timeline was whole
     */
    public FilmStage stage(Job job, FilmMaker filmMaker, Path projectFolder, Optional<EarlyFilm> early) {
        return new FilmStage(filmMaker, projectFolder, of(job), early, Optional.of(shared(job, projectFolder)));
    }

    /** Whether films of this size are begun early; the pictures of larger ones take too much memory beside those being made. */
    public static boolean mayBegin(Canvas canvas) {
        return !SegmentRenderer.isLarge(canvas);
    }

    /**
     * Begins the film of a job before its pictures are there, so that it can be watched as soon as the first of them are.
     *
     * @param pictures how many there are going to be
     * @param assembly the timeline that shows such pictures, without sound
     * @param stopped whether the work is to stop
     */
    public EarlyFilm begin(
            Job job,
            FilmMaker filmMaker,
            Path projectFolder,
            Encoding encoding,
            int pictures,
            Function<List<Picture>, Timeline> assembly,
            BooleanSupplier stopped) {
        return new EarlyFilm(
                new EarlyFilm.Making(
                        filmMaker, projectFolder, encoding, of(job), Optional.of(shared(job, projectFolder)), stopped),
                pictures,
                assembly);
    }

    private SharedSegments shared(Job job, Path projectFolder) {
        return new SharedSegments(tasks, job, () -> archive.visit(job.pid(), job.output(), projectFolder)
                .close());
    }
}
