package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.projects.Expiries.Expired;
import io.reelmill.projects.ProjectStore;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** How long films are kept. */
@QuarkusTest
class RetentionTest extends GatewayTest {

    @Inject
    ProjectStore projects;

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

    private static Response export(String pid) {
        return as(FakeAccountService.KEY).body("{\"pid\":\"" + pid + "\"}").post(API + "/export-video");
    }
}
