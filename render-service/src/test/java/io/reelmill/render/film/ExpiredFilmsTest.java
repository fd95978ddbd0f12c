package io.reelmill.render.film;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import io.reelmill.compositor.FilmReport;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.media.FolderStore;
import io.reelmill.media.PreviewFiles;
import io.reelmill.projects.NewRun;
import io.reelmill.projects.OutputEnd;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.NewTask;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.projects.task.TaskFile;
import io.reelmill.projects.task.TaskKind;
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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExpiredFilmsTest {

    private static final Instant START = Instant.now();

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
    void shouldDeleteTheFilmsThatAreDueAndKeepTheirProjects() throws Exception {
        RenderRequested brief = finished(1);
        RenderRequested longer = finished(30);
        RenderRequested forEver = finished(null);

        sweep(Duration.ofHours(23));
        assertThat(media(brief)).hasSize(5);
        sweep(Duration.ofHours(25));

        assertThat(media(brief)).isEmpty();
        assertThat(media(longer)).hasSize(5);
        ProjectSnapshot gone = queue.project(brief);
        assertThat(gone.expired()).isTrue();
        assertThat(gone.expiresAt())
                .isBetween(START.plus(Duration.ofDays(1)), Instant.now().plus(Duration.ofDays(1)));
        assertThat(gone.outputs().get(0).videoKey()).isNull();
        assertThat(gone.outputs().get(0).durationSeconds()).isEqualTo(2);
        sweep(Duration.ofDays(50_000));
        assertThat(media(longer)).isEmpty();
        assertThat(media(forEver)).hasSize(5);
        assertThat(queue.project(forEver).expired()).isFalse();
        assertThat(queue.project(forEver).expiresAt()).isNull();
    }

    @Test
    void shouldEndWellWhenItDiedBeforeItDeletedWhatItMarked() throws Exception {
        RenderRequested film = finished(1);
        at(Duration.ofDays(2)).expiries().mark(100);
        assertThat(media(film)).hasSize(5);

        sweep(Duration.ofDays(2));
        unnamed(Duration.ofDays(2)).collect();

        assertThat(media(film)).isEmpty();
        assertThat(queue.project(film).expired()).isTrue();
    }

    @Test
    void shouldKeepAFileThatAnExportOfAnotherFilmStillNames() throws Exception {
        RenderRequested former = finished(1);
        String video = queue.project(former).outputs().get(0).videoKey();
        export(former, UUID.randomUUID(), video);
        RenderRequested latter = finishedAgain(former, 30);

        sweep(Duration.ofDays(2));
        assertThat(store.under(former.pid() + "/" + former.runId() + "/")).containsExactly(video);
        unnamed(Duration.ofDays(2)).collect();
        assertThat(store.find(video)).as("neither collection takes it").isPresent();
        assertThat(queue.project(latter).expired()).isFalse();
        assertThat(store.under(latter.pid() + "/" + latter.runId() + "/")).isNotEmpty();

        sweep(Duration.ofDays(31));
        unnamed(Duration.ofDays(31)).collect();
        assertThat(media(former)).isEmpty();
    }

    @Test
    void shouldDeleteExportsWithTheirFilmOnceNoneIsBeingMade() throws Exception {
        RenderRequested film = finished(1);
        UUID export = UUID.randomUUID();
        order(film, export);
        String file = film.pid() + "/" + export + "/0-1-file0.mp4";
        store.put(file, file("export.mp4"));

        sweep(Duration.ofDays(2));
        assertThat(queue.project(film).expired()).as("it is being exported").isFalse();
        end(export, file);
        sweep(Duration.ofDays(2));

        assertThat(media(film)).isEmpty();
        assertThat(queue.project(film).expired()).isTrue();
        assertThat(at(Duration.ofDays(2)).expiries().contain(file)).isTrue();
        assertThat(queue.tasks.ended(List.of(export))).singleElement().satisfies(task -> assertThat(task.expiredAt())
                .isNotNull());
    }

    @Test
    void shouldShowANewRunOfAProjectWhoseFilmHasExpired() throws Exception {
        RenderRequested former = finished(1);
        sweep(Duration.ofDays(2));

        RenderRequested latter = finishedAgain(former, null);

        assertThat(queue.project(latter).expired()).isFalse();
        assertThat(queue.project(latter).outputs().get(0).videoKey())
                .contains(latter.runId().toString());
    }

    private RenderRequested finished(Integer days) throws Exception {
        RenderRequested request = queue.requested(UUID.randomUUID());
        finish(request, days);
        return request;
    }

    private RenderRequested finishedAgain(RenderRequested former, Integer days) throws Exception {
        UUID run = UUID.randomUUID();
        var again = new NewRun(
                former.pid(),
                run,
                former.workspaceId(),
                "n",
                "script-to-video",
                1,
                40,
                List.of(),
                null,
                null,
                false,
                null,
                false);
        assertThat(queue.jdbi.<Boolean, RuntimeException>inTransaction(tx -> queue.projects.restart(tx, again)))
                .isTrue();
        var spec = new RenderSpec(Workflow.SCRIPT_TO_VIDEO, JsonNodeFactory.instance.objectNode());
        RenderRequested request = new RenderRequested(
                former.pid(), run, former.workspaceId(), Plan.ELITE, 0, 1, 40, spec, Instant.now(), 0, false);
        queue.jobs.add(request);
        finish(request, days);
        return request;
    }

    private void finish(RenderRequested request, Integer days) throws Exception {
        queue.jdbi.useHandle(tx ->
                tx.execute("UPDATE projects.run SET retention_days = ?::int WHERE run_id = ?", days, request.runId()));
        Job job = queue.jobs.claim("worker").orElseThrow();
        assertThat(job.runId()).isEqualTo(request.runId());
        file("film.mp4");
        file("thumbnail.jpg");
        Film film = new Film("film.mp4", "thumbnail.jpg", new FilmReport(64, 64, 60, 2, 9, 1), NullNode.getInstance());
        OutputEnd.Ready ready = delivery.deliver(job, film, 30, folder, file("cover.jpg"), 5, List.of(), List.of());
        PreviewFiles preview = new OutputKeys(job).preview();
        store.put(preview.head(), file("head.mp4"));
        store.put(preview.fragment(0, 2), file("fragment.m4s"));
        queue.ends.end(job, ready, null);
    }

    private void export(RenderRequested film, UUID id, String key) {
        order(film, id);
        end(id, key);
    }

    private void order(RenderRequested film, UUID id) {
        var nothing = JsonNodeFactory.instance;
        queue.jdbi.useTransaction(tx -> queue.tasks.create(
                tx,
                new NewTask(
                        id,
                        TaskKind.EXPORT,
                        film.workspaceId(),
                        film.pid(),
                        nothing.objectNode(),
                        nothing.arrayNode(),
                        10,
                        List.of())));
    }

    private void end(UUID id, String key) {
        var file = new TaskFile(key, "video/mp4", 64, 64, 2.0, 9L);
        queue.jdbi.useTransaction(
                tx -> queue.tasks.finish(tx, id, new TaskEnd.Ready(10, List.of(file), null, List.of())));
    }

    private List<String> media(RenderRequested film) throws IOException {
        return store.under(film.pid() + "/");
    }

    private Path file(String name) throws IOException {
        return Files.writeString(folder.resolve(name), name);
    }

    private void sweep(Duration later) {
        new ExpiredFilms(at(later), store, unnamed(later)).sweep();
    }

    private OrphanedMedia unnamed(Duration later) {
        return new OrphanedMedia(store, queue.projects, queue.tasks, clock(later));
    }

    private ProjectStore at(Duration later) {
        return new ProjectStore(queue.jdbi, clock(later));
    }

    private static Clock clock(Duration later) {
        return Clock.fixed(START.plus(later), ZoneOffset.UTC);
    }
}
