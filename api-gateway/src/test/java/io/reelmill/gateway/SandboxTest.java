package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.PlanCatalog;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.event.Topics;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.projects.OutputEnd;
import io.reelmill.projects.ProjectStore;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Sandbox keys: the same contract, nothing charged, nothing published. */
@QuarkusTest
class SandboxTest extends GatewayTest {

    private static final String SANDBOX = "a key of the sandbox";

    @Inject
    ProjectStore projects;

    @BeforeEach
    void haveASandboxKey() {
        FakeAccountService.key(SANDBOX, true, "render", "publish", "billing", "admin");
        // Those of other tests stay in the database: they are not under way for this one.
        jdbi.useHandle(handle -> handle.execute(
                "UPDATE projects.project SET status = 'error' WHERE sandbox AND status IN ('building', 'rendering')"));
    }

    @Test
    void shouldRenderWithoutReservingAnythingAndSaySo() throws IOException {
        try (TopicReader jobs = new TopicReader(Topics.RENDER_JOBS)) {
            Response answer = sandbox(SCRIPT);
            answer.then()
                    .statusCode(200)
                    .body("sandbox", equalTo(true))
                    .body("creditsReserved", equalTo(0))
                    .body("creditsEstimate", greaterThan(10));
            String pid = answer.path("pid");
            assertThat(reservations()).isZero();
            RenderRequested told = told(jobs, pid, 1).get(0);
            assertThat(told.sandbox()).isTrue();
            assertThat(told.creditsReserved()).isZero();
            as(SANDBOX).get(API + "/status?pid=" + pid).then().statusCode(200).body("sandbox", equalTo(true));
        }
    }

    @Test
    void shouldLeaveItToTheKeyAndNotToTheBodyWhatIsOfTheSandbox() {
        Response answer = render(SCRIPT.replaceFirst("\\{", "{\"sandbox\":true,"));
        answer.then().statusCode(200).body("sandbox", equalTo(false), "creditsReserved", greaterThan(0));
        assertThat(sandbox(SCRIPT.replaceFirst("\\{", "{\"sandbox\":false,")).<Boolean>path("sandbox"))
                .isTrue();
    }

    @Test
    void shouldRenderInTheSandboxOfAWorkspaceWithoutCredits() {
        FakeAccountService.ledger.give(FakeAccountService.WORKSPACE, 0);
        render(SCRIPT).then().statusCode(402);
        sandbox(SCRIPT).then().statusCode(200);
        as(SANDBOX)
                .header("Idempotency-Key", UUID.randomUUID())
                .body(SCRIPT)
                .post(API + "/render")
                .then()
                .statusCode(200)
                .body("creditsReserved", equalTo(0));
        assertThat(releases()).isZero();
    }

    @Test
    void shouldBoundTheRendersUnderWay() {
        String workspace = UUID.randomUUID().toString();
        FakeAccountService.sandboxKey("a sandbox key of the plan free", workspace, "free");
        int most = PlanCatalog.standard().of(Plan.FREE).limits().concurrentRenders();
        for (int i = 0; i < most; i++) {
            as("a sandbox key of the plan free")
                    .body(SCRIPT)
                    .post(API + "/render")
                    .then()
                    .statusCode(200);
        }
        as("a sandbox key of the plan free")
                .body(SCRIPT)
                .post(API + "/render")
                .then()
                .statusCode(429)
                .body("code", equalTo("rate_limited"));
    }

    @Test
    void shouldKeepAnswersOfTheSandboxFromOtherKeysOfTheWorkspace() {
        String idempotencyKey = UUID.randomUUID().toString();
        as(SANDBOX)
                .header("Idempotency-Key", idempotencyKey)
                .body(SCRIPT)
                .post(API + "/render")
                .then()
                .statusCode(200);
        as(FakeAccountService.KEY)
                .header("Idempotency-Key", idempotencyKey)
                .body(SCRIPT)
                .post(API + "/render")
                .then()
                .statusCode(409)
                .body("code", equalTo("idempotency_conflict"));
    }

    @Test
    void shouldKeepProjectsOfTheSandboxThere() throws IOException {
        String free = finished(sandbox(SCRIPT).path("pid"));
        String paid = finished(render(SCRIPT).path("pid"));
        again(FakeAccountService.KEY, free).then().statusCode(403).body("field", equalTo("projectId"));
        again(SANDBOX, paid).then().statusCode(403).body("field", equalTo("projectId"));
        again(SANDBOX, free).then().statusCode(200).body("creditsReserved", equalTo(0));
        export(FakeAccountService.KEY, finished(sandbox(SCRIPT).path("pid")))
                .then()
                .statusCode(403);
        export(SANDBOX, paid).then().statusCode(403).body("field", equalTo("pid"));
    }

    @Test
    void shouldExportForNothing() throws IOException {
        String pid = finished(sandbox(SCRIPT).path("pid"));
        export(SANDBOX, pid).then().statusCode(200).body("creditsUsed", equalTo(0));
        assertThat(reservations()).isZero();
    }

    @Test
    void shouldNeverPublishAFilmOfTheSandbox() throws IOException {
        String pid = finished(sandbox(SCRIPT).path("pid"));
        String video =
                as(FakeAccountService.KEY).get(API + "/status?pid=" + pid).path("videoUrl");
        as(FakeAccountService.KEY)
                .body("{\"channelName\":\"c\",\"videoUrl\":\"" + video + "\"}")
                .post(API + "/publish-now")
                .then()
                .statusCode(400)
                .body("field", equalTo("videoUrl"), "errors[0].code", equalTo("sandbox"));
    }

    private static Response sandbox(String body) {
        return as(SANDBOX).body(body).post(API + "/render");
    }

    private static Response again(String key, String pid) {
        return as(key).body(SCRIPT.replaceFirst("\\{", "{\"projectId\":\"" + pid + "\","))
                .post(API + "/render");
    }

    private static Response export(String key, String pid) {
        return as(key).body("{\"pid\":\"" + pid + "\"}").post(API + "/export-video");
    }

    private String finished(String pid) throws IOException {
        ProjectSnapshot project = projects.find(pid, UUID.fromString(FakeAccountService.WORKSPACE))
                .orElseThrow();
        Path file = FakeAccountService.media.resolve(pid + "/video.mp4");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "a film");
        var ready = new OutputEnd.Ready(
                0, pid + "/video.mp4", null, null, 3, 1080, 1920, 30, 6, null, List.of(), List.of());
        jdbi.useTransaction(tx -> projects.finish(tx, pid, project.runId(), 0, ready));
        return pid;
    }
}
