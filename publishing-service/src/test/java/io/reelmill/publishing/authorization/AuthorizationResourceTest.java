package io.reelmill.publishing.authorization;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.publishing.PublishingApi;
import io.reelmill.encryption.SecretCipher;
import io.reelmill.publishing.platform.FakeOAuth;
import io.reelmill.publishing.platform.TestPlatforms;
import io.reelmill.publishing.webhook.TestAccountService;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@QuarkusTestResource(value = TestPostgres.class, parallel = true)
@QuarkusTestResource(value = TestKafka.class, parallel = true)
@QuarkusTestResource(value = TestAccountService.class, parallel = true)
@QuarkusTestResource(value = TestPlatforms.class, parallel = true)
class AuthorizationResourceTest {

    @Inject
    Jdbi jdbi;

    @Inject
    SecretCipher cipher;

    private final UUID workspace = UUID.randomUUID();
    private final FakeOAuth oauth = TestPlatforms.platforms().oauth();
    private String channel;

    @BeforeEach
    void makeAChannel() {
        oauth.logIn("anna");
        oauth.giveRefreshTokens(true);
        channel = request()
                .body("{\"name\":\"Cats\"}")
                .put("/internal/workspaces/" + workspace + "/channels/" + UUID.randomUUID())
                .then()
                .statusCode(200)
                .extract()
                .path("id");
    }

    @ParameterizedTest
    @CsvSource({"tiktok, anna", "youtube, @anna"})
    void shouldConnectTheAccountThatAPersonGaveAccessTo(String platform, String username) {
        Map<String, String> answer = oauth.grant(begin("{\"platform\":\"" + platform + "\"}"));

        complete(answer, 200)
                .body("channelId", equalTo(channel))
                .body("account.platform", equalTo(platform))
                .body("account.username", equalTo(username))
                .body("account.state", equalTo("connected"));
        String id = accounts(1).extract().path("accounts[0].id");
        assertThat(stored("access_token", id)).startsWith("access-");
        assertThat(stored("refresh_token", id)).startsWith("refresh-");
    }

    @Test
    void shouldTakeAStateOnce() {
        Map<String, String> answer = oauth.grant(begin("{\"platform\":\"youtube\"}"));
        complete(answer, 200);
        complete(answer, 400).body("code", equalTo("expired")).body("field", equalTo("state"));
        complete(Map.of("state", "guessed", "code", "x"), 400).body("code", equalTo("expired"));
        accounts(1);
    }

    @Test
    void shouldRefuseAStateThatHasExpired() {
        Map<String, String> answer = oauth.grant(begin("{\"platform\":\"youtube\"}"));
        jdbi.useHandle(handle -> handle.execute(
                "UPDATE publishing.authorizations SET expires_at = now() - interval '1 second' WHERE workspace_id = ?",
                workspace));
        complete(answer, 400).body("code", equalTo("expired"));
        accounts(0);
    }

    @Test
    void shouldConnectNothingWhenAccessIsDeniedOrTheCodeIsNotGenuine() {
        Map<String, String> denied = oauth.grant(begin("{\"platform\":\"youtube\"}"));
        complete(Map.of("state", denied.get("state"), "error", "access_denied"), 400)
                .body("code", equalTo("access_denied"));
        Map<String, String> forged = oauth.grant(begin("{\"platform\":\"youtube\"}"));
        complete(Map.of("state", forged.get("state"), "code", "forged"), 400).body("code", equalTo("refused"));
        accounts(0);
    }

    /** An attacker's code in somebody else's authorization: its PKCE challenge is another one. */
    @Test
    void shouldRefuseACodeOfAnotherAuthorization() {
        Map<String, String> mine = oauth.grant(begin("{\"platform\":\"youtube\"}"));
        Map<String, String> other = oauth.grant(begin("{\"platform\":\"youtube\"}"));
        complete(Map.of("state", mine.get("state"), "code", other.get("code")), 400)
                .body("code", equalTo("refused"));
    }

    @Test
    void shouldKeepIdAndRefreshTokenWhenAnAccountIsConnectedAgain() {
        String id = complete(oauth.grant(begin("{\"platform\":\"youtube\"}")), 200)
                .extract()
                .path("account.id");
        String refresh = stored("refresh_token", id);
        jdbi.useHandle(handle ->
                handle.execute("UPDATE publishing.platform_accounts SET state = 'reconnect' WHERE id = ?::uuid", id));
        oauth.giveRefreshTokens(false);

        complete(oauth.grant(begin("{\"accountId\":\"" + id + "\"}")), 200)
                .body("account.id", equalTo(id))
                .body("account.state", equalTo("connected"));
        assertThat(stored("refresh_token", id)).isEqualTo(refresh);

        oauth.logIn("bob");
        complete(oauth.grant(begin("{\"accountId\":\"" + id + "\"}")), 400)
                .body("code", equalTo("other_account"))
                .body("error", containsString("access was granted to @bob"));
        accounts(1);
    }

    @Test
    void shouldNameWhatIsWrongWithAnOrder() {
        String path = "/" + channel + "/authorizations";
        call(workspace, path, "{}", 400).body("field", equalTo("platform"));
        call(workspace, path, "{\"platform\":\"webhook\"}", 400).body("code", equalTo("enum"));
        call(workspace, path, "{\"platform\":\"instagram\"}", 400)
                .body("code", equalTo("not_configured"))
                .body("error", containsString("instagram cannot be connected"));
        call(workspace, path, "{\"accountId\":\"" + UUID.randomUUID() + "\"}", 404)
                .body("field", equalTo("account"));
        call(UUID.randomUUID(), path, "{\"platform\":\"youtube\"}", 404);
    }

    private String begin(String order) {
        return call(workspace, "/" + channel + "/authorizations", order, 200)
                .extract()
                .path("authorizationUrl");
    }

    private ValidatableResponse complete(Map<String, String> answer, int status) {
        return request()
                .body(new HashMap<>(answer))
                .post(PublishingApi.AUTHORIZATIONS)
                .then()
                .statusCode(status);
    }

    private ValidatableResponse accounts(int count) {
        return request()
                .get("/internal/workspaces/" + workspace + "/channels/" + channel)
                .then()
                .statusCode(200)
                .body("accounts", hasSize(count));
    }

    private String stored(String column, String id) {
        String text = jdbi.withHandle(handle -> handle.createQuery(
                        "SELECT " + column + " FROM publishing.platform_accounts WHERE id = ?::uuid")
                .bind(0, id)
                .mapTo(String.class)
                .one());
        return cipher.decrypt(text, "platform-token:" + id);
    }

    private static ValidatableResponse call(UUID workspace, String path, String body, int status) {
        return request()
                .body(body)
                .post("/internal/workspaces/" + workspace + "/channels" + path)
                .then()
                .statusCode(status);
    }

    private static io.restassured.specification.RequestSpecification request() {
        return given().header(AccountApi.TOKEN_HEADER, TestAccountService.TOKEN).contentType(ContentType.JSON);
    }
}
