package io.reelmill.render.film;

import io.reelmill.compositor.FragmentSink;
import io.reelmill.media.MediaStore;
import io.reelmill.media.PreviewFiles;
import io.reelmill.projects.ProjectStore;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.JobStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/**
 * Lets clients watch a film while it is rendered. Fragments are stored under names of this attempt; the playlist is published
 * behind the fence with the first of them. A preview that cannot be stored ends, and the film goes on without it.
 */
final class FilmPreview implements FragmentSink {

    private static final Logger LOG = Logger.getLogger(FilmPreview.class);

    private final Job job;
    private final PreviewFiles files;
    private final MediaStore media;
    private final Jdbi jdbi;
    private final JobStore jobs;
    private final ProjectStore projects;
    private int stored;
    private boolean broken;

    FilmPreview(Job job, MediaStore media, Jdbi jdbi, JobStore jobs, ProjectStore projects) {
        this.job = job;
        this.files = new OutputKeys(job).preview();
        this.media = media;
        this.jdbi = jdbi;
        this.jobs = jobs;
        this.projects = projects;
    }

    @Override
    public void begin(byte[] head) {
        store(files.head(), head);
    }

    @Override
    public void fragment(byte[] bytes, double seconds) {
        store(files.fragment(stored, seconds), bytes);
        if (stored == 0 && !broken) {
            publish(files.playlist());
        }
        stored++;
    }

    @Override
    public void end() {
        store(files.end(), new byte[] {'{', '}'});
    }

    /** Takes the preview back: the film is not going to be what was watched. */
    void withdraw() {
        broken = true;
        publish(null);
        try {
            for (String key : media.under(files.folder())) {
                media.delete(key);
            }
        } catch (IOException e) {
            LOG.warnf(e, "a withdrawn preview is left to the next collection pid=%s", job.pid());
        }
    }

    private void store(String key, byte[] bytes) {
        if (broken) {
            return;
        }
        try {
            Path file = Files.createTempFile("preview", null);
            try {
                media.put(key, Files.write(file, bytes));
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            LOG.warnf(e, "the preview ends here pid=%s", job.pid());
            withdraw();
        }
    }

    private void publish(String playlist) {
        try {
            jdbi.useTransaction(tx -> {
                if (jobs.holds(tx, job)) {
                    projects.preview(tx, job.runId(), job.output(), playlist);
                }
            });
        } catch (JdbiException e) {
            LOG.warnf(e, "the preview is not told pid=%s", job.pid());
        }
    }
}
