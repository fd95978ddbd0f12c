package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Projects as they are listed and told. */
@QuarkusTest
class ProjectsTest extends GatewayTest {

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
