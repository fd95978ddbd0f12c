package io.reelmill.render.film;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.media.MediaStore;
import io.reelmill.projects.ProjectStore;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.JobStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.file.Path;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Makes the previews of films. */
@ApplicationScoped
public class FilmPreviews {

    private final MediaStore media;
    private final Jdbi jdbi;
    private final JobStore jobs;
    private final ProjectStore projects;

    FilmPreviews(MediaStore media, Jdbi jdbi, JobStore jobs, ProjectStore projects) {
        this.media = media;
        this.jdbi = jdbi;
        this.jobs = jobs;
        this.projects = projects;
    }

    /** How the film of a job is watched; empty for a task, which has no status that could tell it. */
    Optional<FilmPreview> of(Job job) {
        return job.kind().isTask() ? Optional.empty() : Optional.of(new FilmPreview(job, media, jdbi, jobs, projects));
    }

    /** The stage that makes the film of a job, watched meanwhile. */
    public FilmStage stage(Job job, FilmMaker filmMaker, Path projectFolder) {
        return new FilmStage(filmMaker, projectFolder, of(job));
    }
}
