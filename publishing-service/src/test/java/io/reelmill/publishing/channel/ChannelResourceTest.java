package io.reelmill.publishing.channel;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.publishing.webhook.TestAccountService;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(value = TestPostgres.class, parallel = true)
@QuarkusTestResource(value = TestKafka.class, parallel = true)
@QuarkusTestResource(value = TestAccountService.class, parallel = true)
class ChannelResourceTest {

    private final UUID workspace = UUID.randomUUID();

    @Inject
    Jdbi jdbi;

    @Test
    void shouldKeepAChannelWithItsSlotsAndAccounts() {
        String id = create("{\"name\":\"Cats\",\"timeZone\":\"Europe/Berlin\"}", 200)
                .body("slots", hasSize(0))
                .extract()
                .path("id");
        call(
                        "PUT",
                        "/" + id + "/slots",
                        "[{\"day\":\"Friday\",\"time\":\"18:30\"},{\"day\":\"monday\",\"time\":\"09:00\"}]",
                        200)
                .body("slots.time", contains("09:00", "18:30"))
                .body("slots.day", contains("monday", "friday"));
        String account =
                "{\"platform\":\"platform_a\",\"externalId\":\"u1\",\"username\":\"anna\",\"accessToken\":\"t\"}";
        call("POST", "/" + id + "/accounts", account, 200).body("platform", equalTo("tiktok"));
        call("POST", "/" + id + "/accounts", account, 200).body("state", equalTo("connected"));
        call("PATCH", "/" + id, "{\"name\":\"Dogs\"}", 200)
                .body("name", equalTo("Dogs"))
                .body("slots", hasSize(2))
                .body("accounts", hasSize(1));

        call("GET", "", null, 200).body("name", contains("Dogs"));
        given().header(AccountApi.TOKEN_HEADER, TestAccountService.TOKEN)
                .get("/internal/workspaces/" + UUID.randomUUID() + "/channels/" + id)
                .then()
                .statusCode(404);
        call("DELETE", "/" + id, null, 204);
        call("GET", "/" + id, null, 404).body("field", equalTo("id"));
    }

    @Test
    void shouldTellUntilWhenAccessLastsAndHowManyPostsAreLeft() {
        String id = create("{\"name\":\"Otters\"}", 200).extract().path("id");
        String twin = create("{\"name\":\"Beavers\"}", 200).extract().path("id");
        String tiktok =
                "{\"platform\":\"tiktok\",\"externalId\":\"u7\",\"username\":\"anna\",\"accessToken\":\"t\",\"refreshToken\":\"r\",\"expiresAt\":\"2031-01-02T03:04:05Z\"}";
        String account = call("POST", "/" + id + "/accounts", tiktok, 200)
                .body("accessEndsAt", equalTo("2031-01-02T03:04:05Z"), "renewed", equalTo(true))
                .extract()
                .path("id");
        call("POST", "/" + twin + "/accounts", tiktok, 200);
        call(
                "POST",
                "/" + id + "/accounts",
                "{\"platform\":\"youtube\",\"externalId\":\"UC1\",\"username\":\"anna\",\"accessToken\":\"t\"}",
                200);
        post(account, "tiktok", "published", Duration.ofHours(3));
        post(account, "tiktok", "published", Duration.ofHours(25));
        post(account, "tiktok", "sent", Duration.ofHours(1));
        post(account, "tiktok", "failed", Duration.ofHours(1));

        for (String channel : List.of(id, twin)) {
            call("GET", "/" + channel, null, 200)
                    .body("accounts.find { it.platform == 'tiktok' }.quota.posts", equalTo(15))
                    .body("accounts.find { it.platform == 'tiktok' }.quota.used", equalTo(2))
                    .body("accounts.find { it.platform == 'tiktok' }.quota.left", equalTo(13))
                    .body("accounts.find { it.platform == 'tiktok' }.accessEndsAt", equalTo("2031-01-02T03:04:05Z"))
                    .body("accounts.find { it.platform == 'tiktok' }.renewed", equalTo(true));
        }
        call("PATCH", "/" + id, "{\"timeZone\":\"Europe/Berlin\"}", 200)
                .body("accounts.find { it.platform == 'tiktok' }.quota.left", equalTo(13))
                .body("accounts.find { it.platform == 'tiktok' }.renewed", equalTo(true));
        String resets = call("GET", "", null, 200)
                .body(
                        "find { it.name == 'Otters' }.accounts.find { it.platform == 'youtube' }.quota.left",
                        equalTo(100))
                .extract()
                .path("find { it.name == 'Otters' }.accounts.find { it.platform == 'youtube' }.quota.resetsAt");
        assertThat(Instant.parse(resets)
                        .atZone(ZoneId.of("America/Los_Angeles"))
                        .toLocalTime())
                .isEqualTo(LocalTime.MIDNIGHT);
    }

    private void post(String account, String platform, String state, Duration ago) {
        Instant at = Instant.now().minus(ago);
        UUID publication = UUID.randomUUID();
        jdbi.useHandle(handle -> {
            handle.execute(
                    "INSERT INTO publishing.publications (id, workspace_id, video_url, extra_params, publish_at, queued,"
                            + " created_at) VALUES (?, ?, 'http://v.example/v.mp4', '{}', ?, false, ?)",
                    publication,
                    workspace,
                    at,
                    at);
            handle.execute(
                    "INSERT INTO publishing.publication_targets (id, publication_id, account_id, platform, account_name,"
                            + " params, state, ended_at) VALUES (?, ?, ?, ?, 'anna', '{}', ?, ?)",
                    UUID.randomUUID(),
                    publication,
                    UUID.fromString(account),
                    platform,
                    state,
                    state.equals("published") ? at : null);
        });
    }

    @Test
    void shouldNameTheFieldThatIsWrong() {
        create("{\"name\":\" \"}", 400).body("field", equalTo("name"));
        create("{\"name\":\"A\",\"timeZone\":\"Mars/Base\"}", 400)
                .body("error", containsString("timeZone must be an IANA time zone"));
        create("{\"name\":\"A\",\"slots\":[{\"day\":\"fryday\",\"time\":\"10:00\"}]}", 400)
                .body("field", equalTo("slots[0].day"));
        create("{\"name\":\"A\",\"slots\":[{\"day\":\"friday\",\"time\":\"25:00\"}]}", 400)
                .body("field", equalTo("slots[0].time"));
        create("{\"name\":\"A\"}", 200);
        create("{\"name\":\"a\"}", 409).body("field", equalTo("name"));
    }

    @Test
    void shouldMakeAChannelOnceHoweverOftenItIsAskedFor() {
        String id = UUID.randomUUID().toString();
        for (int i = 0; i < 2; i++) {
            call("PUT", "/" + id, "{\"name\":\"Once\"}", 200).body("id", equalTo(id), "name", equalTo("Once"));
        }
        call("GET", "", null, 200).body("findAll { it.name == 'Once' }", hasSize(1));
    }

    private ValidatableResponse create(String body, int status) {
        return call("PUT", "/" + UUID.randomUUID(), body, status);
    }

    private ValidatableResponse call(String method, String path, String body, int status) {
        var request = given().header(AccountApi.TOKEN_HEADER, TestAccountService.TOKEN)
                .contentType(ContentType.JSON);
        if (body != null) {
            request.body(body);
        }
        return request.request(method, "/internal/workspaces/" + workspace + "/channels" + path)
                .then()
                .statusCode(status);
    }
}
