package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.event.SettlementRequested;
import io.reelmill.contracts.event.TaskRequested;
import io.reelmill.contracts.event.Topics;
import io.reelmill.projects.Expiries.Expired;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.projects.task.TaskFile;
import io.reelmill.projects.task.TaskStore;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class ProjectsTest extends GatewayTest {

    @Inject
    TaskStore tasks;

    @Inject
    ProjectStore projects;

    @Test
    void shouldNotFindAProjectOfAnotherWorkspace() {
        String pid = render(SCRIPT).path("pid");
        String another = as(FakeAccountService.OTHER_KEY)
                .get(API + "/status?pid=" + pid)
                .then()
                .statusCode(404)
                .extract()
                .path("error");
        String nobodys = as(FakeAccountService.KEY)
                .get(API + "/status?pid=0000000000000000000000")
                .then()
                .statusCode(404)
                .extract()
                .path("error");
        assertThat(another).isEqualTo(nobodys);
        as(FakeAccountService.KEY)
                .get(API + "/status?pid=%00'x")
                .then()
                .statusCode(404)
                .body("code", equalTo("not_found"));
        as(FakeAccountService.KEY).get(API + "/status").then().statusCode(400).body("field", equalTo("pid"));
    }

    @Test
    void shouldTellHowAFilmIsMadeToItsWorkspaceAlone() {
        String pid = render(SCRIPT).path("pid");
        FakeAccountService.server.stubFor(get(urlPathEqualTo("/internal/films/" + pid + "/0/storyboard"))
                .willReturn(FakeAccountService.json("""
                        {"seconds": 3, "shots": [{"start": 0, "end": 3, "words": "One two"}],
                         "stages": [{"stage": "script", "seconds": 0.5, "attempt": 2, "endedAt": "2026-11-01T09:30:01Z"}],
                         "request": {"workflow": "script-to-video"}}""")));
        String storyboard = API + "/storyboard?pid=" + pid;

        as(FakeAccountService.KEY)
                .get(storyboard)
                .then()
                .statusCode(200)
                .body(
                        "shots[0].words", equalTo("One two"),
                        "stages[0].attempt", equalTo(2),
                        "request.workflow", equalTo("script-to-video"));
        as(FakeAccountService.OTHER_KEY).get(storyboard).then().statusCode(404);
        as(FakeAccountService.KEY)
                .get(storyboard + "&output=1")
                .then()
                .statusCode(400)
                .body("field", equalTo("output"));
        as(FakeAccountService.KEY)
                .get(storyboard + "&output=first")
                .then()
                .statusCode(400)
                .body("field", equalTo("output"));
        FakeAccountService.server.stubFor(get(urlPathEqualTo("/internal/films/" + pid + "/0/storyboard"))
                .willReturn(aResponse().withStatus(404)));
        as(FakeAccountService.KEY).get(storyboard).then().statusCode(404).body("error", containsString("storyboard"));
    }

    @Test
    void shouldListTheNewestFirstAndContinueAtTheCursor() {
        List<String> made = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            made.add(0, render(SCRIPT).path("pid"));
        }
        var page =
                as(FakeAccountService.KEY).get(API + "/projects?limit=2").then().statusCode(200);
        page.body("success", equalTo(1)).body("projects.pid", equalTo(made.subList(0, 2)));
        String cursor = page.extract().path("nextCursor");
        as(FakeAccountService.KEY)
                .get(API + "/projects?limit=1&cursor=" + cursor)
                .then()
                .body("projects.pid", equalTo(made.subList(2, 3)));
        as(FakeAccountService.KEY)
                .get(API + "/projects?status=building&workflow=script-to-video")
                .then()
                .body("projects.status", everyItem(equalTo("building")));
        as(FakeAccountService.POOR_KEY)
                .get(API + "/projects")
                .then()
                .statusCode(200)
                .body("projects", hasSize(0))
                .body("nextCursor", nullValue());
    }

    @ParameterizedTest
    @CsvSource({
        "limit=0,limit",
        "limit=1001,limit",
        "limit=x,limit",
        "cursor=x,cursor",
        "status=done,status",
        "workflow=none,workflow"
    })
    void shouldNameWhatIsWrongWithAQuery(String query, String field) {
        as(FakeAccountService.KEY)
                .get(API + "/projects?" + query)
                .then()
                .statusCode(400)
                .body("field", equalTo(field));
    }

    @Test
    void shouldRenameAProjectAtOnce() {
        String pid = render(SCRIPT).path("pid");
        as(FakeAccountService.KEY)
                .body("{\"pid\":\"" + pid + "\",\"name\":\" A better name \"}")
                .post(API + "/rename-project")
                .then()
                .statusCode(200)
                .body("success", equalTo(1));
        as(FakeAccountService.KEY).get(API + "/status?pid=" + pid).then().body("name", equalTo("A better name"));
        as(FakeAccountService.OTHER_KEY)
                .body("{\"pid\":\"" + pid + "\",\"name\":\"Mine now\"}")
                .post(API + "/rename-project")
                .then()
                .statusCode(404);
        as(FakeAccountService.KEY)
                .body("{\"name\":7}")
                .post(API + "/rename-project")
                .then()
                .statusCode(400)
                .body("errors.field", equalTo(List.of("pid", "name")));
    }

    @Test
    void shouldReplayARepeatedRenamingWithoutDoingItAgain() {
        String pid = render(SCRIPT).path("pid");
        String first = rename(pid, "First", "rename-" + pid).asString();
        rename(pid, "Second", "again-" + pid).then().statusCode(200);
        Response repeated = rename(pid, "First", "rename-" + pid);
        repeated.then().statusCode(200).header("Idempotent-Replayed", equalTo("true"));
        assertThat(repeated.asString()).isEqualTo(first);
        as(FakeAccountService.KEY).get(API + "/status?pid=" + pid).then().body("name", equalTo("Second"));
        rename(pid, "Third", "rename-" + pid).then().statusCode(409);
    }

    @RepeatedTest(8)
    void shouldKeepTheNameThatWasAnsweredWhenTwoCallsRaceForOneIdempotencyKey() throws Exception {
        String pid = render(SCRIPT).path("pid");
        String key = "race-" + pid;
        ExecutorService clients = Executors.newFixedThreadPool(2);
        try {
            List<Future<Response>> answers =
                    clients.invokeAll(List.of(() -> rename(pid, "Left", key), () -> rename(pid, "Right", key)));
            List<String> named = new ArrayList<>();
            for (Future<Response> answer : answers) {
                if (answer.get().statusCode() == 200) {
                    named.add(answer.get().path("name"));
                } else {
                    assertThat(answer.get().statusCode()).isEqualTo(409);
                }
            }
            assertThat(named).as("renamed").hasSize(1);
            as(FakeAccountService.KEY).get(API + "/status?pid=" + pid).then().body("name", equalTo(named.get(0)));
        } finally {
            clients.shutdown();
        }
    }

    private static Response rename(String pid, String name, String key) {
        return as(FakeAccountService.KEY)
                .header("Idempotency-Key", key)
                .body("{\"pid\":\"" + pid + "\",\"name\":\"" + name + "\"}")
                .post(API + "/rename-project");
    }

    @Test
    void shouldExportAReadyProjectForTenCredits() {
        String pid = render(SCRIPT).path("pid");
        String body = "{\"pid\":\"" + pid + "\",\"anything\":true}";
        as(FakeAccountService.KEY)
                .body(body)
                .post(API + "/export-video")
                .then()
                .statusCode(400)
                .body("field", equalTo("pid"));
        finish(pid);
        FakeAccountService.reset();
        for (int i = 0; i < 2; i++) {
            as(FakeAccountService.KEY)
                    .header("Idempotency-Key", "export of " + pid)
                    .body(body)
                    .post(API + "/export-video")
                    .then()
                    .statusCode(400); // a key with spaces is none
            as(FakeAccountService.KEY)
                    .header("Idempotency-Key", "export-" + pid)
                    .body(body)
                    .post(API + "/export-video")
                    .then()
                    .statusCode(200)
                    .body("url", containsString(pid + "/0/video.mp4"))
                    .body("fileName", equalTo("One two three four five.mp4"))
                    .body("creditsUsed", equalTo(10));
        }
        assertThat(reservations()).isEqualTo(1);
    }

    @Test
    void shouldChargeAnExportByAnEventOfTheAnswersTransaction() {
        String pid = render(SCRIPT).path("pid");
        finish(pid);
        FakeAccountService.reset();
        try (TopicReader settlements = new TopicReader(Topics.ACCOUNT_SETTLEMENTS)) {
            export(pid).then().statusCode(200).body("creditsUsed", equalTo(10));
            List<SettlementRequested> told = new ArrayList<>();
            Awaitility.await().until(() -> {
                settlements
                        .read()
                        .map(event -> (SettlementRequested) event.event())
                        .forEach(told::add);
                return told.stream().anyMatch(event -> isReserved(event.reservationId()));
            });
            assertThat(told)
                    .filteredOn(event -> isReserved(event.reservationId()))
                    .singleElement()
                    .satisfies(event -> {
                        assertThat(event.capture()).isEqualTo(10);
                        assertThat(event.workspaceId()).hasToString(FakeAccountService.WORKSPACE);
                    });
        }
        assertThat(FakeAccountService.ledger.settlements())
                .as("calls that would race the event")
                .isZero();
    }

    @Test
    void shouldReleaseTheCreditsOfAnExportThatCouldNotBeStored() {
        String pid = render(SCRIPT).path("pid");
        finish(pid);
        FakeAccountService.reset();
        jdbi.useHandle(tx -> tx.execute("ALTER TABLE gateway.outbox RENAME TO outbox_away"));
        try {
            export(pid).then().statusCode(500);
        } finally {
            jdbi.useHandle(tx -> tx.execute("ALTER TABLE gateway.outbox_away RENAME TO outbox"));
        }
        Awaitility.await().until(() -> releases() == 1);
    }

    @Test
    void shouldExportInAnotherFormByAJobAndListItInTheStatus() {
        String pid = render(SCRIPT).path("pid");
        finish(pid);
        FakeAccountService.reset();

        String overrides = "{\"pid\":\"" + pid + "\",\"ratio\":\"square\",\"render\":{\"frameRate\":24}}";
        Response started = exported(pid, overrides);

        started.then().statusCode(200).body("status", equalTo("rendering")).body("pid", equalTo(pid));
        UUID id = UUID.fromString(started.path("exportId"));
        try (TopicReader jobs = new TopicReader(Topics.RENDER_JOBS)) {
            List<TaskRequested> told = new ArrayList<>();
            Awaitility.await().until(() -> {
                jobs.read()
                        .filter(event -> event.type().equals(TaskRequested.TYPE))
                        .map(event -> (TaskRequested) event.event())
                        .filter(task -> task.taskId().equals(id))
                        .forEach(told::add);
                return !told.isEmpty();
            });
            assertThat(told.get(0).export().overrides())
                    .hasToString("{\"aspectRatio\":\"1:1\",\"render\":{\"frameRate\":24}}");
        }
        TaskFile file = new TaskFile(pid + "/x/0-1-file0.mp4", "video/mp4", 1080, 1080, 5.0, 7L);
        jdbi.useTransaction(tx -> tasks.finish(tx, id, new TaskEnd.Ready(10, List.of(file), null, List.of())));
        as(FakeAccountService.KEY)
                .get(API + "/status?pid=" + pid)
                .then()
                .body("exports", hasSize(1))
                .body("exports[0].exportId", equalTo(id.toString()))
                .body("exports[0].status", equalTo("ready"))
                .body("exports[0].width", equalTo(1080))
                .body("exports[0].url", containsString("0-1-file0.mp4"));
        exported(pid, overrides)
                .then()
                .statusCode(200)
                .header("Idempotent-Replayed", "true")
                .body("exportId", equalTo(id.toString()));
        assertThat(reservations()).isEqualTo(1);
    }

    @Test
    void shouldNameAnOverrideThatCannotBe() {
        String pid = render(SCRIPT).path("pid");
        finish(pid);
        FakeAccountService.reset();
        as(FakeAccountService.KEY)
                .body("{\"pid\":\"" + pid + "\",\"render\":{\"frameRate\":240}}")
                .post(API + "/export-video")
                .then()
                .statusCode(400)
                .body("field", equalTo("render.frameRate"));
        assertThat(reservations()).isZero();
    }

    private static Response exported(String pid, String body) {
        return as(FakeAccountService.KEY)
                .header("Idempotency-Key", "form-of-" + pid)
                .body(body)
                .post(API + "/export-video");
    }

    private static Response export(String pid) {
        return as(FakeAccountService.KEY).body("{\"pid\":\"" + pid + "\"}").post(API + "/export-video");
    }

    private static boolean isReserved(UUID id) {
        return FakeAccountService.ledger.find(id).isPresent();
    }

    private void finish(String pid) {
        jdbi.useHandle(tx -> {
            tx.execute(
                    "UPDATE projects.output SET status = 'ready', video_key = ? WHERE run_id ="
                            + " (SELECT run_id FROM projects.project WHERE pid = ?)",
                    pid + "/0/video.mp4",
                    pid);
            tx.execute("UPDATE projects.project SET status = 'ready', progress = 100 WHERE pid = ?", pid);
        });
    }

    @Test
    void shouldLinkToThePlaylistOfAFilmUntilItIsReady() {
        String pid = render(SCRIPT).path("pid");
        String status = API + "/status?pid=" + pid;
        as(FakeAccountService.KEY).get(status).then().body("previewUrl", nullValue());
        jdbi.useHandle(tx -> tx.execute(
                "UPDATE projects.output SET preview_key = ? WHERE run_id ="
                        + " (SELECT run_id FROM projects.project WHERE pid = ?)",
                pid + "/0-1-preview/index.m3u8",
                pid));

        as(FakeAccountService.KEY)
                .get(status)
                .then()
                .body("previewUrl", startsWith("http://gateway.example/media/"))
                .body("previewUrl", endsWith(pid + "/0-1-preview/index.m3u8"))
                .body("videoUrl", nullValue());
    }

    @Test
    void shouldLinkToTheFilesOfAReadyProject() {
        String pid = render(SCRIPT).path("pid");
        finish(pid);
        as(FakeAccountService.KEY)
                .get(API + "/status?pid=" + pid)
                .then()
                .body("status", equalTo("ready"))
                .body("videoUrl", startsWith("http://gateway.example/media/"))
                .body("outputs[0].videoUrl", containsString(pid + "/0/video.mp4"));
    }

    @Test
    void shouldTellThatAFilmHasExpiredAndRefuseWorkOnIt() throws IOException {
        String pid = render(SCRIPT).path("pid");
        UUID run = jdbi.withHandle(tx -> tx.createQuery("SELECT run_id FROM projects.project WHERE pid = :pid")
                .bind("pid", pid)
                .mapTo(UUID.class)
                .one());
        finish(pid);
        String key = pid + "/" + run + "/0-1.mp4";
        Path file = FakeAccountService.media.resolve(key);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "a film");
        jdbi.useHandle(tx -> {
            tx.execute("UPDATE projects.output SET video_key = ? WHERE run_id = ?", key, run);
            tx.execute("UPDATE projects.run SET expires_at = '2026-01-02T03:04:05Z' WHERE run_id = ?", run);
        });
        String status = API + "/status?pid=" + pid;
        String link = as(FakeAccountService.KEY)
                .get(status)
                .then()
                .body("expiresAt", startsWith("2026-01-02T03:04:05"))
                .body("expired", equalTo(false))
                .extract()
                .path("videoUrl");
        given().get(URI.create(link).getPath()).then().statusCode(200);

        assertThat(projects.expiries().mark(100)).contains(new Expired(pid, run));
        Files.delete(file);

        as(FakeAccountService.KEY)
                .get(status)
                .then()
                .statusCode(200)
                .body("status", equalTo("ready"))
                .body("expired", equalTo(true))
                .body("videoUrl", nullValue())
                .body("outputs[0].videoUrl", nullValue());
        given().get(URI.create(link).getPath())
                .then()
                .statusCode(410)
                .body("success", equalTo(0))
                .body("code", equalTo("expired"));
        export(pid)
                .then()
                .statusCode(400)
                .body("field", equalTo("pid"))
                .body("errors[0].code", equalTo("expired"))
                .body("error", containsString("2026-01-02"));
        as(FakeAccountService.KEY)
                .contentType("application/json")
                .body("{\"videoUrl\":\"" + link + "\",\"channelName\":\"A\"}")
                .post(API + "/add-to-queue")
                .then()
                .statusCode(400)
                .body("field", equalTo("videoUrl"))
                .body("errors[0].code", equalTo("expired"));
    }

    @Test
    void shouldOrderARenderWithTheRetentionOfItsPlan() {
        String pid = render(SCRIPT).path("pid");
        as(FakeAccountService.KEY).get(API + "/me").then().body("subscription.filmRetentionDays", equalTo(45));
        assertThat(retentionOf(pid)).isEqualTo(45);
    }

    private Integer retentionOf(String pid) {
        return jdbi.withHandle(tx -> tx.createQuery("SELECT retention_days FROM projects.run WHERE pid = :pid")
                .bind("pid", pid)
                .map((row, context) -> row.getObject(1, Integer.class))
                .one());
    }

    @Test
    void shouldTellTheAccountAsTheInterfaceListsIt() {
        as(FakeAccountService.KEY)
                .get(API + "/me")
                .then()
                .statusCode(200)
                .body("success", equalTo(1))
                .body("email", equalTo("ada@example.com"))
                .body("totalCredits", equalTo(120))
                .body("credits.reserved", equalTo(5))
                .body("subscription.plan", equalTo("elite"))
                .body("workspace.webhookSecretHint", equalTo("whsec_…xyz"))
                .body("usage.periodStart", equalTo("2026-11-01T00:00:00Z"));
    }
}
