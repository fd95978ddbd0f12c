package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.event.SettlementRequested;
import io.reelmill.contracts.event.TaskRequested;
import io.reelmill.contracts.event.Topics;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.projects.task.TaskFile;
import io.reelmill.projects.task.TaskStore;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/** Exports of finished films. */
@QuarkusTest
class ExportTest extends GatewayTest {

    @Inject
    TaskStore tasks;

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
}
