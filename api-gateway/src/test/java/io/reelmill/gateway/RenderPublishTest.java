package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.any;
import static com.github.tomakehurst.wiremock.client.WireMock.anyRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.putRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathMatching;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.is;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** {@code publish} in a render call. */
@QuarkusTest
class RenderPublishTest extends GatewayTest {

    private static final String KEPT = "/internal/workspaces/[0-9a-f-]{36}/runs/[0-9a-f-]{36}/publication";

    private static final String PUBLISHED = SCRIPT.replaceFirst("}$", ",\"publish\":{\"channelName\":\"Cats\"}}");

    @BeforeEach
    void keep() {
        FakeAccountService.server.stubFor(
                any(urlPathMatching(KEPT)).willReturn(aResponse().withStatus(204)));
    }

    @Test
    void shouldKeepWhatIsToBePublishedForTheEndOfTheRun() {
        call("{'channelName':'Cats','extraParams':{'title':'T'},'x':1}")
                .then()
                .statusCode(200)
                .body("warnings", hasItem("publish.x is not a known field and was ignored"));

        FakeAccountService.server.verify(
                1,
                putRequestedFor(urlPathMatching(KEPT))
                        .withRequestBody(matchingJsonPath("$.channelName", equalTo("Cats")))
                        .withRequestBody(matchingJsonPath("$.extraParams.title", equalTo("T")))
                        .withRequestBody(matchingJsonPath("$.now", equalTo("false"))));
    }

    @Test
    void shouldTellThatTheFilmWillCarryAWatermark() {
        String marked =
                SCRIPT.replaceFirst("}$", ",\"options\":{\"watermark\":{\"url\":\"https://93.184.216.34/mark.png\"}}}");
        as(FakeAccountService.KEY)
                .body(marked.replaceFirst("}$", ",\"publish\":{\"channelName\":\"Cats\"}}"))
                .post(API + "/render")
                .then()
                .statusCode(200);

        FakeAccountService.server.verify(
                1,
                putRequestedFor(urlPathMatching(KEPT))
                        .withRequestBody(matchingJsonPath("$.watermarked", equalTo("true"))));
    }

    @Test
    void shouldRefuseTheWholeCallForWhatCannotBePublished() {
        withoutTrace(() -> call("{'channelName':'Cats','tiktok':'anna'}"))
                .then()
                .statusCode(400)
                .body("field", is("publish.channelName"));
        withoutTrace(() -> call("{}")).then().statusCode(400).body("field", is("publish.channelName"));
        withoutTrace(() -> call("'Cats'")).then().statusCode(400).body("field", is("publish"));
        FakeAccountService.server.verify(0, anyRequestedFor(urlPathMatching(KEPT)));

        FakeAccountService.server.stubFor(
                any(urlPathMatching(KEPT))
                        .willReturn(
                                aResponse()
                                        .withStatus(400)
                                        .withHeader("Content-Type", "application/json")
                                        .withBody(
                                                "{\"error\":\"tiktok.privacy_level must be one of\",\"code\":\"required\",\"field\":\"tiktok.privacy_level\"}")));
        withoutTrace(() -> call("{'tiktok':'anna'}"))
                .then()
                .statusCode(400)
                .body("field", is("publish.tiktok.privacy_level"))
                .body("error", is("publish.tiktok.privacy_level must be one of"));
    }

    @Test
    void shouldCostNothing() {
        int without = as(FakeAccountService.KEY)
                .body(SCRIPT)
                .post(API + "/calculate-credits")
                .then()
                .statusCode(200)
                .extract()
                .path("credits");
        as(FakeAccountService.KEY)
                .body(SCRIPT.replaceFirst("}$", ",\"publish\":{\"channelName\":\"Cats\"}}"))
                .post(API + "/calculate-credits")
                .then()
                .statusCode(200)
                .body("credits", is(without));
    }

    @Test
    void shouldRefuseAKeyThatMayRenderButNotPublish() {
        FakeAccountService.key("a key that only renders", false, "render");

        refused("a key that only renders", "publish needs a key with the scope publish");

        FakeAccountService.key("a key that renders and publishes", false, "render", "publish");
        as("a key that renders and publishes")
                .body(PUBLISHED)
                .post(API + "/render")
                .then()
                .statusCode(200);
        FakeAccountService.server.verify(1, putRequestedFor(urlPathMatching(KEPT)));
    }

    @Test
    void shouldRefuseASandboxKeyWhateverItsScopes() {
        FakeAccountService.key("a sandbox key", true, "render", "publish", "billing", "admin");
        // Those of other tests stay in the database: they are not under way for this one.
        jdbi.useHandle(handle -> handle.execute(
                "UPDATE projects.project SET status = 'error' WHERE sandbox AND status IN ('building', 'rendering')"));

        refused("a sandbox key", "publish must not be given with a sandbox key, which publishes nothing");
    }

    /** Refused as a whole: nothing is kept for the end of a run, and no run begins. */
    private void refused(String key, String error) {
        withoutTrace(() -> as(key).body(PUBLISHED).post(API + "/render"))
                .then()
                .statusCode(403)
                .body("code", is("forbidden"))
                .body("field", is("publish"))
                .body("error", is(error));
        FakeAccountService.server.verify(0, anyRequestedFor(urlPathMatching(KEPT)));
    }

    private static io.restassured.response.Response call(String publish) {
        return render(SCRIPT.replaceFirst("}$", ",'publish':" + publish + "}"));
    }
}
