package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.any;
import static com.github.tomakehurst.wiremock.client.WireMock.anyRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.putRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathMatching;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The gateway's part of channels: what has the wrong type never reaches the publishing-service. */
@QuarkusTest
class ChannelsTest extends GatewayTest {

    private static final String INTERNAL = "/internal/workspaces/" + FakeAccountService.WORKSPACE + "/channels";
    private static final String CHANNEL = "/5b1c6f0e-3a52-4a53-9d8e-0f2f4f3d9b10";

    @BeforeEach
    void answer() {
        FakeAccountService.server.stubFor(any(urlPathMatching(INTERNAL + ".*"))
                .willReturn(aResponse()
                        .withHeader("Content-Type", "application/json")
                        .withBody("{\"id\":\"c\"}")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'' | {'name':7} | name | must be text",
                "'' | {'name':'a','timeZone':7} | timeZone | must be text",
                "'' | {'name':'a','slots':7} | slots | must be a list",
                "'' | {'name':'a','slots':[7]} | slots[0] | must be an object",
                "'' | {'name':'a','slots':[{'day':1,'time':'9:00'}]} | slots[0].day | must be text",
                "/accounts | {} | platform | is required: one of tiktok, youtube, instagram, webhook",
                "/accounts | {'platform':'myspace'} | platform | must be one of tiktok, youtube, instagram, webhook",
                "/accounts | {'platform':7} | platform | must be text",
                "/accounts | {'platform':'webhook','externalId':'x y'} | externalId | must have a host",
                "/accounts | {'platform':'youtube','accessToken':'t','externalId':'a\\u0000'} | externalId | U+0000",
                "/accounts | {'platform':'youtube','accessToken':'t','expiresAt':'soon'} | expiresAt | ISO 8601",
                "/accounts | {'platform':'youtube','accessToken':'t','expiresAt':7} | expiresAt | ISO 8601",
                "/accounts | {'platform':'youtube','accessToken':'t','settings':[]} | settings | must be an object",
                "/authorizations | {'platform':'x'} | platform | must be one of tiktok, youtube, instagram, webhook",
            })
    void shouldNameTheFieldThatIsWrongAndWhatWouldBeRight(String path, String body, String field, String words) {
        boolean whole = path.equals("''");
        post(whole ? "" : CHANNEL + path, body, 400)
                .body("code", is("validation_error"), "field", is(field), "error", containsString(words));

        FakeAccountService.server.verify(0, anyRequestedFor(urlPathMatching(INTERNAL + ".*")));
    }

    @Test
    void shouldTellEverythingThatHasTheWrongType() {
        post("", "{'name':[],'timeZone':{},'slots':[{'day':1},2]}", 400)
                .body("errors.field", containsInAnyOrder("name", "timeZone", "slots[0].day", "slots[1]"));
        post(CHANNEL + "/accounts", "{'platform':'x','externalId':7,'expiresAt':'soon'}", 400)
                .body("errors.field", contains("platform", "externalId", "expiresAt"));
    }

    @Test
    void shouldHandOnAnAccountUnderEitherNameOfItsPlatform() {
        post(
                CHANNEL + "/accounts",
                "{'platform':'platform_b','externalId':'UC1','accessToken':'t','expiresAt':'2027-01-05T11:30:00+01:00'}",
                200);

        FakeAccountService.server.verify(postRequestedFor(urlPathEqualTo(INTERNAL + CHANNEL + "/accounts"))
                .withRequestBody(matchingJsonPath("$.platform", equalTo("youtube")))
                .withRequestBody(matchingJsonPath("$.expiresAt", equalTo("2027-01-05T10:30:00Z"))));
    }

    @Test
    void shouldRefuseAnIdThatNoAccountCanHaveWithAllElseThatIsWrong() {
        post(CHANNEL + "/authorizations", "{'platform':'x','accountId':'x'}", 400)
                .body("errors.field", hasItems("platform", "accountId"));
    }

    @Test
    void shouldMakeTheSameChannelForTheSameIdempotencyKey() {
        String key = UUID.randomUUID().toString();
        for (String replayed : new String[] {null, "true"}) {
            as(FakeAccountService.KEY)
                    .header("Idempotency-Key", key)
                    .body("{\"name\":\"Cats\"}")
                    .post(API + "/channels")
                    .then()
                    .statusCode(200)
                    .header("Idempotent-Replayed", replayed == null ? nullValue() : is(replayed))
                    .body("success", is(1), "id", is("c"));
        }

        FakeAccountService.server.verify(1, putRequestedFor(urlPathMatching(INTERNAL + "/[0-9a-f-]{36}")));
    }

    @Test
    void shouldConnectAnAccountOnceForTheSameIdempotencyKeyOfOneChannel() {
        String other = "/6c1c6f0e-3a52-4a53-9d8e-0f2f4f3d9b10";
        String key = UUID.randomUUID().toString();
        String body = "{\"platform\":\"youtube\",\"externalId\":\"" + key + "\",\"accessToken\":\"t\"}";
        for (String replayed : new String[] {null, "true"}) {
            as(FakeAccountService.KEY)
                    .header("Idempotency-Key", key)
                    .body(body)
                    .post(API + "/channels" + CHANNEL + "/accounts")
                    .then()
                    .statusCode(200)
                    .header("Idempotent-Replayed", replayed == null ? nullValue() : is(replayed));
        }
        as(FakeAccountService.KEY)
                .header("Idempotency-Key", key)
                .body(body)
                .post(API + "/channels" + other + "/accounts")
                .then()
                .statusCode(409)
                .body("code", is("idempotency_conflict"));

        FakeAccountService.server.verify(
                1,
                postRequestedFor(urlPathMatching(INTERNAL + ".*/accounts"))
                        .withRequestBody(matchingJsonPath("$.externalId", equalTo(key))));
    }

    @Test
    void shouldNameUnknownFieldsWithTheNearestKnown() {
        post("", "{'name':'a','timezone':'UTC','slots':[{'day':'friday','time':'9:00','days':1}]}", 200)
                .body("warnings", hasItems(containsString("timeZone"), containsString("slots[0].days")));
        post(CHANNEL + "/accounts", "{'platform':'youtube','accessToken':'t','user':'x'}", 200)
                .body("warnings", hasItems(containsString("user")));
    }

    @Test
    void shouldNameTheFieldOfAConflict() {
        FakeAccountService.server.stubFor(any(urlPathMatching(INTERNAL + "/.*"))
                .willReturn(aResponse()
                        .withStatus(409)
                        .withBody("{\"error\":\"name is that of another channel\",\"code\":\"conflict\","
                                + "\"field\":\"name\"}")));

        post("", "{'name':'Cats'}", 409).body("code", is("conflict"), "field", is("name"));
    }

    private ValidatableResponse post(String path, String body, int status) {
        return as(FakeAccountService.KEY)
                .body(body.replace('\'', '"'))
                .post(API + "/channels" + path)
                .then()
                .statusCode(status);
    }
}
