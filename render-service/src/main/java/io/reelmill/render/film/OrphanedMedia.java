package io.reelmill.render.film;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import io.reelmill.media.MediaStore;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.TaskStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jboss.logging.Logger;

/**
 * Deletes what attempts stored and no output and no task names: they died, or lost the job, before they could tell its end, or the
 * film has expired and {@link ExpiredFilms} died before it deleted the files.
 */
@ApplicationScoped
class OrphanedMedia {

    private static final Logger LOG = Logger.getLogger(OrphanedMedia.class);
    /** An attempt tells its end seconds after it stored its files. */
    private static final Duration MIN_AGE = Duration.ofHours(1);

    /** An upload of a long film over a slow line takes less. */
    private static final Duration MIN_AGE_OF_UNFINISHED = Duration.ofHours(24);

    private final MediaStore media;
    private final ProjectStore projects;
    private final TaskStore tasks;
    private final Clock clock;

    OrphanedMedia(MediaStore media, ProjectStore projects, TaskStore tasks, Clock clock) {
        this.media = media;
        this.projects = projects;
        this.tasks = tasks;
        this.clock = clock;
    }

    @Scheduled(every = "1h", delayed = "10m", concurrentExecution = ConcurrentExecution.SKIP)
    void collect() throws IOException {
        int unfinished = media.deleteUnfinished(clock.instant().minus(MIN_AGE_OF_UNFINISHED));
        if (unfinished > 0) {
            LOG.infof("unfinished uploads deleted from the media store count=%d", unfinished);
        }
        deleteUnnamed(media.storedBefore(clock.instant().minus(MIN_AGE)));
    }

    /** Deletes those of the files that were stored as outputs and that no output and no task names. */
    void deleteUnnamed(List<String> stored) {
        List<String> outputs =
                stored.stream().filter(key -> OutputKeys.runOf(key).isPresent()).toList();
        Set<UUID> runs = new HashSet<>();
        outputs.forEach(key -> OutputKeys.runOf(key).ifPresent(runs::add));
        Set<String> named = new HashSet<>(projects.mediaOf(runs));
        named.addAll(tasks.mediaOf(runs));
        for (String key : outputs) {
            if (!named.contains(OutputKeys.nameOf(key))) {
                deleted(key);
            }
        }
    }

    /** One that cannot be deleted does not keep the others. */
    private void deleted(String key) {
        try {
            media.delete(key);
            LOG.infof("orphan deleted from the media store key=%s", key);
        } catch (IOException e) {
            LOG.warnf(e, "orphan cannot be deleted from the media store key=%s", key);
        }
    }
}
