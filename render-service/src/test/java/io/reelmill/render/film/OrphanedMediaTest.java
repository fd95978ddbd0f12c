package io.reelmill.render.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.NullNode;
import io.reelmill.compositor.FilmReport;
import io.reelmill.media.FolderStore;
import io.reelmill.projects.OutputEnd;
import io.reelmill.render.film.FilmStage.Film;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.QueueFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counts the objects in the media store. */
class OrphanedMediaTest {

    @TempDir
    Path folder;

    private QueueFixture queue;
    private FolderStore store;
    private Delivery delivery;

    @BeforeEach
    void openStore() throws IOException {
        queue = new QueueFixture(Duration.ofMinutes(5), Duration.ofMinutes(1));
        store = new FolderStore(folder.resolve("media"));
        delivery = new Delivery(store);
    }

    @Test
    void shouldCollectWhatADeadAttemptStoredAndKeepWhatAnOutputNames() throws Exception {
        queue.requested(UUID.randomUUID());
        Job first = queue.jobs.claim("dies after it stored").orElseThrow();
        delivered(first);
        queue.jobs.giveBack(first, Duration.ZERO, "died");
        Job second = queue.jobs.claim("ends it").orElseThrow();
        queue.ends.end(second, delivered(second), null);
        store.put("characters/w/bolt.png", file("a character"));
        assertThat(objects()).hasSize(7);

        collect(Instant.now());
        assertThat(objects()).as("an hour has to pass").hasSize(7);
        collect(Instant.now().plus(Duration.ofHours(2)));

        assertThat(objects()).hasSize(4).allMatch(key -> key.contains("0-2") || key.endsWith("bolt.png"));
    }

    @Test
    void shouldTakeBackWithItsCoverWhatTheFenceRefused() throws Exception {
        queue.requested(UUID.randomUUID());
        Job zombie = queue.jobs.claim("zombie").orElseThrow();
        OutputEnd.Ready ready = delivered(zombie);
        assertThat(objects()).hasSize(3);

        delivery.discard(ready);

        assertThat(objects()).isEmpty();
    }

    @Test
    void shouldLeaveNothingOfADeliveryThatFailsHalfWay() throws Exception {
        queue.requested(UUID.randomUUID());
        Job job = queue.jobs.claim("worker").orElseThrow();
        Path absent = folder.resolve("absent.jpg");

        assertThatThrownBy(() -> deliver(job, absent)).isInstanceOf(IOException.class);

        assertThat(objects()).isEmpty();
    }

    private OutputEnd.Ready delivered(Job job) throws IOException {
        return deliver(job, file("cover.jpg"));
    }

    private OutputEnd.Ready deliver(Job job, Path cover) throws IOException {
        file("film.mp4");
        file("thumbnail.jpg");
        FilmReport report = new FilmReport(64, 64, 60, 2, 9, 1);
        Film film = new Film("film.mp4", "thumbnail.jpg", report, NullNode.getInstance());
        return delivery.deliver(job, film, 30, folder, cover, 5, List.of(), List.of());
    }

    private Path file(String name) throws IOException {
        return Files.writeString(folder.resolve(name), name);
    }

    private void collect(Instant now) throws IOException {
        new OrphanedMedia(store, queue.projects, queue.tasks, Clock.fixed(now, ZoneOffset.UTC)).collect();
    }

    private List<String> objects() throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("media"))) {
            return files.filter(Files::isRegularFile).map(Path::toString).toList();
        }
    }
}
