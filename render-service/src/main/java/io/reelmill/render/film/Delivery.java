package io.reelmill.render.film;

import io.reelmill.compositor.FilmReport;
import io.reelmill.contracts.project.Attribution;
import io.reelmill.media.MediaStore;
import io.reelmill.projects.OutputEnd;
import io.reelmill.render.film.FilmStage.Film;
import io.reelmill.render.job.Job;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Puts a finished film where clients can fetch it. */
@ApplicationScoped
public class Delivery {

    private final MediaStore media;

    Delivery(MediaStore media) {
        this.media = media;
    }

    /**
     * Stores the files under names of this attempt: what is stored once never changes.
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
        String base = job.pid() + "/" + job.runId() + "/" + job.output() + "-" + job.attempt();
        String video = base + ".mp4";
        String thumbnail = base + ".jpg";
        String coverKey = cover == null ? null : base + "-cover.jpg";
        try {
            media.put(video, folder.resolve(film.video()));
            media.put(thumbnail, folder.resolve(film.thumbnail()));
            if (cover != null) {
                media.put(coverKey, cover);
            }
        } catch (IOException e) {
            // half a delivery: nobody will name it
            forget(e, video, thumbnail);
            throw e;
        }
        FilmReport report = film.report();
        return new OutputEnd.Ready(
                credits,
                video,
                thumbnail,
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

    private void forget(IOException failure, String... keys) {
        for (String key : keys) {
            try {
                media.delete(key);
            } catch (IOException e) {
                failure.addSuppressed(e);
            }
        }
    }
}
