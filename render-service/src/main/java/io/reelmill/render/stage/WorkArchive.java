package io.reelmill.render.stage;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import io.reelmill.media.MediaStore;
import io.reelmill.media.service.MediaSettings;
import io.reelmill.render.job.Job;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/**
 * Copies of work files in the media store, by which a worker on another node goes on where one stopped. Where the media store is
 * a folder nothing is copied: workers on several machines then share the work root as they share that folder.
 */
@ApplicationScoped
public class WorkArchive {

    private static final Logger LOG = Logger.getLogger(WorkArchive.class);
    private static final String ROOT = "work/";

    private final MediaStore media;
    private final StageResults results;
    private final Duration interval;
    private final Duration keep;
    private final Clock clock;
    private final boolean used;

    @Inject
    WorkArchive(MediaStore media, StageResults results, MediaSettings storage, StudioSettings studio, Clock clock) {
        this(
                media,
                results,
                storage.s3().bucket().isPresent(),
                studio.copyWork(),
                studio.keepWork().multipliedBy(2),
                clock);
    }

    /** Of workers that share one work root: nothing is copied. */
    public static WorkArchive ofSharedRoot() {
        return new WorkArchive(null, null, false, Duration.ZERO, Duration.ZERO, null);
    }

    /**
     * @param interval between two copies
     * @param keep how long copies are kept for which no job is under way
     */
    WorkArchive(MediaStore media, StageResults results, boolean used, Duration interval, Duration keep, Clock clock) {
        this.interval = interval;
        this.media = media;
        this.results = results;
        this.used = used;
        this.keep = keep;
        this.clock = clock;
    }

    /**
     * Brings what other nodes left of a job's output, and copies what is finished here until it is closed. The media store may be
     * away meanwhile: then a worker on another node makes again what was not copied.
     *
     * @param folder of the output's work files
     */
    public WorkCopies open(Job job, Path folder) {
        if (!used) {
            return WorkCopies.NONE;
        }
        return new WorkCopies(restored(job.pid(), job.output(), folder), () -> results.folders(job), interval);
    }

    /**
     * Brings what other nodes have made of an output since, and copies finished pieces when it is asked to; for one who does not
     * hold the job.
     *
     * @param folder of the output's work files
     */
    public WorkCopies visit(String pid, int output, Path folder) {
        return used ? new WorkCopies(restored(pid, output, folder)) : WorkCopies.NONE;
    }

    private ProjectArchive restored(String pid, int output, Path folder) {
        ProjectArchive archive = new ProjectArchive(media, ROOT + pid + "/" + output + "/", folder);
        try {
            archive.restore();
        } catch (IOException e) {
            LOG.warnf(e, "work files of other nodes cannot be read pid=%s", pid);
        }
        return archive;
    }

    @Scheduled(every = "1h", delayed = "15m", concurrentExecution = ConcurrentExecution.SKIP)
    void sweep() throws IOException {
        if (!used) {
            return;
        }
        Map<String, List<String>> old = media.storedBefore(clock.instant().minus(keep)).stream()
                .filter(key -> key.startsWith(ROOT))
                .collect(Collectors.groupingBy(key -> key.split("/", 3)[1]));
        old.keySet().removeAll(results.underWay(old.keySet()));
        for (var project : old.entrySet()) {
            // What is new may name files of what is old.
            if (media.under(ROOT + project.getKey() + "/").size()
                    == project.getValue().size()) {
                for (String key : project.getValue()) {
                    media.delete(key);
                }
            }
        }
    }
}
