package io.reelmill.render.film;

import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.media.FolderStore;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.QueueFixture;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

/** A job that a worker has, and the media store that its preview goes to. */
record ClaimedJob(QueueFixture queue, FolderStore store, RenderRequested request, Job job) {

    static ClaimedJob in(Path folder) throws IOException {
        QueueFixture queue = new QueueFixture(Duration.ofMinutes(5), Duration.ofMinutes(1));
        FolderStore store = new FolderStore(folder.resolve("media"));
        RenderRequested request = queue.requested(UUID.randomUUID());
        return new ClaimedJob(queue, store, request, queue.jobs.claim("worker").orElseThrow());
    }

    /** The preview of a film that a job makes. */
    FilmPreview preview(Job of) {
        return new FilmPreview(of, store, queue.jdbi, queue.jobs, queue.projects);
    }

    /** Which playlist the client is told of; null: none. */
    String told() {
        return queue.project(request).previewKey();
    }

    /** Keys of the files of a job's preview. */
    List<String> stored(Job by) throws IOException {
        return store.under(new OutputKeys(by).preview().folder());
    }
}
