package io.reelmill.render.film;

import io.reelmill.compositor.FilmReport;
import io.reelmill.contracts.project.Attribution;
import io.reelmill.media.MediaStore;
import io.reelmill.projects.OutputEnd;
import io.reelmill.render.film.FilmStage.Film;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.StorageUnavailableException;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jboss.logging.Logger;

/** Puts a finished film where clients can fetch it. */
@ApplicationScoped
public class Delivery {

    private static final Logger LOG = Logger.getLogger(Delivery.class);

    private final MediaStore media;

    Delivery(MediaStore media) {
        this.media = media;
    }

    /**
     * Stores the files under names of this attempt. They are published by the row that names them, which the end of the job
     * writes behind the fence; until then nobody sees them, and without it {@link OrphanedMedia} collects them.
     *
     * @param frameRate frames a second
     * @param folder that the film's files are in
     * @param cover JPEG, or null when none was asked for
     * @param attributions whose works are seen
     * @param credits that the output is charged with
     */
    public OutputEnd.Ready deliver(
            Job job,
            Film film,
            double frameRate,
            Path folder,
            Path cover,
            int credits,
            List<Attribution> attributions,
            List<String> warnings)
            throws IOException {
        OutputKeys keys = new OutputKeys(job);
        String coverKey = cover == null ? null : keys.cover();
        try {
            media.put(keys.video(), folder.resolve(film.video()));
            media.put(keys.thumbnail(), folder.resolve(film.thumbnail()));
            if (cover != null) {
                media.put(coverKey, cover);
            }
        } catch (IOException e) {
            // an incomplete delivery is never published
            delete(e, keys.video(), keys.thumbnail(), keys.cover());
            throw new StorageUnavailableException(e);
        }
        FilmReport report = film.report();
        return new OutputEnd.Ready(
                credits,
                keys.video(),
                keys.thumbnail(),
                coverKey,
                report.seconds(),
                report.width(),
                report.height(),
                frameRate,
                report.sizeBytes(),
                film.quality(),
                attributions,
                warnings);
    }

    /** Takes back what was delivered: the fence refused the end that would have named it. */
    public void discard(OutputEnd.Ready refused) {
        IOException failure = new IOException("a refused delivery is not deleted, and is left to the next collection");
        delete(failure, refused.videoKey(), refused.thumbnailKey());
        if (refused.coverKey() != null) {
            delete(failure, refused.coverKey());
        }
        if (failure.getSuppressed().length > 0) {
            LOG.warn(failure.getMessage(), failure);
        }
    }

    private void delete(IOException failure, String... keys) {
        for (String key : keys) {
            try {
                media.delete(key);
            } catch (IOException e) {
                failure.addSuppressed(e);
            }
        }
    }
}
