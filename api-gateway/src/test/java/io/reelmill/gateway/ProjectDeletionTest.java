package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.projects.ProjectStore;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Projects that are deleted by their workspace. */
@QuarkusTest
class ProjectDeletionTest extends GatewayTest {

    @Inject
    ProjectStore projects;

    private static Response delete(String key, String pid) {
        return as(key).delete(API + "/projects?pid=" + pid);
    }

    @Test
    void shouldDeleteAProjectWithItsFilesAndKeepItsRun() throws IOException {
        String pid = render(SCRIPT).path("pid");
        finish(pid);
        Path film = FakeAccountService.media.resolve(pid + "/0/video.mp4");
        Files.createDirectories(film.getParent());
        Files.writeString(film, "a film");
        Path preview = Files.writeString(film.resolveSibling("head.mp4"), "a preview");
        String link = as(FakeAccountService.KEY)
                .get(API + "/status?pid=" + pid)
                .then()
                .extract()
                .path("videoUrl");
        given().get(URI.create(link).getPath()).then().statusCode(200);

        delete(FakeAccountService.KEY, pid).then().statusCode(200).body("deleted", equalTo(pid));

        assertThat(film).doesNotExist();
        assertThat(preview).doesNotExist();
        given().get(URI.create(link).getPath()).then().statusCode(404);
        as(FakeAccountService.KEY).get(API + "/status?pid=" + pid).then().statusCode(404);
        as(FakeAccountService.KEY).get(API + "/projects").then().body("projects.pid", not(hasItem(pid)));
        as(FakeAccountService.KEY)
                .body("{\"pid\":\"" + pid + "\",\"name\":\"Again\"}")
                .post(API + "/rename-project")
                .then()
                .statusCode(404);
        withoutTrace(() -> render(SCRIPT.replace("{\"workflow", "{\"projectId\":\"" + pid + "\",\"workflow")))
                .then()
                .statusCode(404);
        delete(FakeAccountService.KEY, pid).then().statusCode(404);

        UUID run = jdbi.withHandle(tx -> tx.createQuery("SELECT run_id FROM projects.run WHERE pid = :pid")
                .bind("pid", pid)
                .mapTo(UUID.class)
                .one());
        assertThat(projects.begun(List.of(run)))
                .as("who settles its credits still finds it")
                .containsExactly(run);
        assertThat(projects.mediaOf(List.of(run)))
                .as("files that are kept for it")
                .isEmpty();
        String name = jdbi.withHandle(tx -> tx.createQuery("SELECT name FROM projects.project WHERE pid = :pid")
                .bind("pid", pid)
                .mapTo(String.class)
                .one());
        assertThat(name).isEmpty();
    }

    @Test
    void shouldRefuseToDeleteWhatIsBeingMadeOrExported() {
        String pid = render(SCRIPT).path("pid");
        delete(FakeAccountService.KEY, pid).then().statusCode(409).body("code", equalTo("project_busy"));
        as(FakeAccountService.KEY).get(API + "/status?pid=" + pid).then().statusCode(200);

        finish(pid);
        as(FakeAccountService.KEY)
                .body("{\"pid\":\"" + pid + "\",\"aspectRatio\":\"1:1\"}")
                .post(API + "/export-video")
                .then()
                .statusCode(200)
                .body("status", equalTo("rendering"));
        delete(FakeAccountService.KEY, pid).then().statusCode(409).body("code", equalTo("project_busy"));
    }

    /** Checked before the project was deleted, and stored after it: its file would be kept for ever. */
    @ParameterizedTest
    @ValueSource(strings = {"", ",\"aspectRatio\":\"1:1\""})
    void shouldExportNothingOfAProjectThatIsDeletedMeanwhile(String overrides) throws Exception {
        String pid = render(SCRIPT).path("pid");
        finish(pid);
        FakeAccountService.reset();
        FakeAccountService.ledger.pause();
        CompletableFuture<Response> export = CompletableFuture.supplyAsync(() -> as(FakeAccountService.KEY)
                .body("{\"pid\":\"" + pid + "\"" + overrides + "}")
                .post(API + "/export-video"));
        Awaitility.await().until(() -> !FakeAccountService.ledger.batches().isEmpty());

        delete(FakeAccountService.KEY, pid).then().statusCode(200);
        FakeAccountService.ledger.resume();

        export.get().then().statusCode(404).body("field", equalTo("pid"));
        Awaitility.await().untilAsserted(() -> assertThat(FakeAccountService.ledger.releases())
                .hasSize(1));
        int exports = jdbi.withHandle(tx -> tx.createQuery("SELECT count(*) FROM projects.task WHERE pid = :pid")
                .bind("pid", pid)
                .mapTo(Integer.class)
                .one());
        assertThat(exports).isZero();
    }

    @Test
    void shouldDeleteNothingOfOthers() {
        String pid = render(SCRIPT).path("pid");
        finish(pid);
        delete(FakeAccountService.OTHER_KEY, pid).then().statusCode(404);
        delete(FakeAccountService.KEY, "x").then().statusCode(404).body("field", equalTo("pid"));
        as(FakeAccountService.KEY)
                .delete(API + "/projects")
                .then()
                .statusCode(400)
                .body("field", equalTo("pid"));
        as(FakeAccountService.KEY).get(API + "/status?pid=" + pid).then().body("status", equalTo("ready"));
    }
}
