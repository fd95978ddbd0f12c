package io.reelmill.render.film;

import io.reelmill.media.MediaStore;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.projects.task.TaskFile;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.StorageUnavailableException;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jboss.logging.Logger;

/** Puts the files of a task where clients can fetch them; the end of the job publishes them, as with {@link Delivery}. */
@ApplicationScoped
public class TaskDelivery {

    private static final Logger LOG = Logger.getLogger(TaskDelivery.class);

    private final MediaStore media;

    TaskDelivery(MediaStore media) {
        this.media = media;
    }

    /**
     * A file that was made.
     *
     * @param extension of its name, {@code png} or {@code mp4}
     * @param seconds null of an image
     */
    public record Made(Path file, String extension, String mimeType, int width, int height, Double seconds) {

        public static Made image(Path png, int width, int height) {
            return new Made(png, "png", "image/png", width, height, null);
        }

        public static Made video(Path mp4, int width, int height, double seconds) {
            return new Made(mp4, "mp4", "video/mp4", width, height, seconds);
        }
    }

    /** Stores the files; where one cannot be stored none is left behind. */
    public List<TaskFile> deliver(Job job, List<Made> made) throws IOException {
        OutputKeys keys = new OutputKeys(job);
        List<TaskFile> stored = new ArrayList<>();
        try {
            for (Made file : made) {
                String key = keys.file(stored.size(), file.extension());
                long size = Files.size(file.file());
                media.put(key, file.file());
                stored.add(new TaskFile(key, file.mimeType(), file.width(), file.height(), file.seconds(), size));
            }
            return stored;
        } catch (IOException e) {
            delete(stored);
            throw new StorageUnavailableException(e);
        }
    }

    /** Takes back what was delivered: the fence refused the end that would have named it. */
    public void discard(TaskEnd.Ready refused) {
        delete(refused.files());
    }

    private void delete(List<TaskFile> files) {
        for (TaskFile file : files) {
            try {
                media.delete(file.key());
            } catch (IOException e) {
                LOG.warnf(e, "a file is not deleted, and is left to the next collection key=%s", file.key());
            }
        }
    }
}
