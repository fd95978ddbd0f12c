package io.reelmill.render.film;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import io.reelmill.media.MediaStore;
import io.reelmill.projects.Expiries;
import io.reelmill.projects.Expiries.Expired;
import io.reelmill.projects.ProjectStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.util.List;
import org.jboss.logging.Logger;

/**
 * Ends the retention of films. A film is marked first, in a transaction of its batch, and its files are deleted then. What a crash
 * between the two leaves is named by nothing any more, so that {@link OrphanedMedia} collects it. Work files of such films are cleared
 * by each worker for itself.
 */
@ApplicationScoped
class ExpiredFilms {

    private static final Logger LOG = Logger.getLogger(ExpiredFilms.class);
    private static final int MAX_BATCH = 100;

    private final Expiries expiries;
    private final MediaStore media;
    private final OrphanedMedia unnamed;

    ExpiredFilms(ProjectStore projects, MediaStore media, OrphanedMedia unnamed) {
        this.expiries = projects.expiries();
        this.media = media;
        this.unnamed = unnamed;
    }

    @Scheduled(every = "5m", delayed = "1m", concurrentExecution = ConcurrentExecution.SKIP)
    void sweep() {
        List<Expired> batch = expiries.mark(MAX_BATCH);
        while (!batch.isEmpty()) {
            batch.forEach(this::delete);
            batch = expiries.mark(MAX_BATCH);
        }
    }

    /** One that cannot be deleted does not keep the others. */
    private void delete(Expired film) {
        try {
            unnamed.deleteUnnamed(media.under(film.folder()));
            LOG.infof("expired film deleted pid=%s run=%s", film.pid(), film.id());
        } catch (IOException e) {
            LOG.warnf(e, "files of an expired film are left to the next collection pid=%s", film.pid());
        }
    }
}
