package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.any;
import static com.github.tomakehurst.wiremock.client.WireMock.anyRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.containing;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.patchRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathMatching;
import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.media.SignedLinks;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The gateway's part of publishing: whose video, which accounts, and the words of the publishing-service. */
@QuarkusTest
class PublishTest extends GatewayTest {

    private static final String QUEUE = "/internal/workspaces/[0-9a-f-]{36}/queue";
    private static final byte[] VIDEO = "\0\0\0\u0020ftypisom".getBytes(StandardCharsets.ISO_8859_1);
    private static final String ENTRY = """
            {"id":"5b1c6f0e-3a52-4a53-9d8e-0f2f4f3d9b10","status":"scheduled","publishAt":"2027-01-08T17:30:00Z",
             "channelId":null,"channelName":null,"pid":null,"videoUrl":"v","extraParams":{},
             "createdAt":"2027-01-05T09:30:00Z","targets":[{"platform":"tiktok","accountId":"a","status":"sent"},
         {"platform":"youtube","accountId":"b","status":"failed","error":"no"}]}\
        """;

    @Inject
    SignedLinks links;

    private String video;

    @BeforeEach
    void serve() {
        FakeAccountService.server.stubFor(any(urlPathMatching("/film.mp4"))
                .willReturn(aResponse().withHeader("Content-Type", "video/mp4").withBody(VIDEO)));
        FakeAccountService.server.stubFor(
                any(urlPathMatching("/plain-film.*")).willReturn(aResponse().withBody(VIDEO)));
        FakeAccountService.server.stubFor(any(urlPathMatching("/page.(html|mp4)"))
                .willReturn(aResponse().withHeader("Content-Type", "text/html").withBody("<p>")));
        FakeAccountService.server.stubFor(any(urlPathMatching("/claimed.mp4"))
                .willReturn(aResponse()
                        .withHeader("Content-Type", "video/mp4")
                        .withBody("<!doctype html><title>Please log in</title>")));
        FakeAccountService.server.stubFor(any(urlPathMatching(QUEUE + ".*"))
                .willReturn(aResponse()
                        .withHeader("Content-Type", "application/json")
                        .withBody(ENTRY)));
        video = FakeAccountService.server.baseUrl() + "/film.mp4";
    }

    @Test
    void shouldScheduleUnderEitherNameOfAPlatform() {
        call(
                        "/add-to-queue",
                        "{'videoUrl':'%s','platform_a':{'username':'anna','title':'T'},'youtube':'bob','chanelName':1}",
                        200)
                .body("success", is(1))
                .body("publishAt", is("2027-01-08T17:30:00Z"))
                .body(
                        "warnings",
                        hasItem("chanelName is not a known field and was ignored; did you mean channelName?"));

        FakeAccountService.server.verify(postRequestedFor(urlPathMatching(QUEUE))
                .withHeader("X-Internal-Token", equalTo(FakeAccountService.TOKEN))
                .withRequestBody(matchingJsonPath("$.targets[0].platform", equalTo("tiktok")))
                .withRequestBody(matchingJsonPath("$.targets[0].account", equalTo("anna")))
                .withRequestBody(matchingJsonPath("$.targets[0].params.title", equalTo("T")))
                .withRequestBody(matchingJsonPath("$.targets[1].account", equalTo("bob")))
                .withRequestBody(matchingJsonPath("$.now", equalTo("false"))));
    }

    @Test
    void shouldPublishAnUploadedVideoOfItsWorkspaceAlone() {
        String own = upload(FakeAccountService.KEY, VIDEO);
        String another = upload(FakeAccountService.OTHER_KEY, VIDEO);
        String picture = upload(FakeAccountService.KEY, "\u0089PNG\r\n\u001a\n".getBytes(StandardCharsets.ISO_8859_1));

        video = own;
        call("/add-to-queue", "{'videoUrl':'%s','youtube':'bob'}", 200);
        FakeAccountService.server.verify(postRequestedFor(urlPathMatching(QUEUE))
                .withRequestBody(matchingJsonPath("$.videoUrl", equalTo(own)))
                .withRequestBody(matchingJsonPath("$.mediaKey", containing("uploads/")))
                .withRequestBody(matchingJsonPath("$.keptUntil")));
        video = another;
        call("/add-to-queue", "{'videoUrl':'%s','youtube':'bob'}", 404).body("field", is("videoUrl"));
        video = picture;
        call("/add-to-queue", "{'videoUrl':'%s','youtube':'bob'}", 400).body("field", is("videoUrl"));
    }

    private static String upload(String key, byte[] file) {
        return given().header("key", key)
                .contentType("application/octet-stream")
                .body(file)
                .post("/api/public/v3/media")
                .path("url");
    }

    @Test
    void shouldTellWhatEachPlatformSaid() {
        call("/publish-now", "{'videoUrl':'%s','channelName':'Cats'}", 200)
                .body("success", is(1))
                .body("results[0].status", is("processing"))
                .body("results[1].status", is("failed"))
                .body("results[1].error", is("no"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'channelName':'A'} | videoUrl | is required",
                "{'videoUrl':'%s'} | channelName | is required",
                "{'videoUrl':'%s','channelName':'A','tiktok':'a'} | channelName | together",
                "{'videoUrl':'%s','tiktok':'a','platform_a':'b'} | tiktok | two names",
                "{'videoUrl':'%s','tiktok':7} | tiktok | must be an object",
                "{'videoUrl':'%s','channelName':7} | channelName | must be text",
                "{'videoUrl':'%s','channelName':'A','extraParams':[]} | extraParams | must be an object",
                "{'videoUrl':'http://169.254.1.1/v.mp4','channelName':'A'} | videoUrl | public address",
                "{'videoUrl':'http://gateway.example/media/9/x/y.mp4','channelName':'A'} | videoUrl | expired",
            })
    void shouldNameTheFieldThatIsWrong(String body, String field, String words) {
        call("/add-to-queue", body, 400)
                .body("field", is(field))
                .body("error", startsWith(field))
                .body("error", containsString(words));
        FakeAccountService.server.verify(0, anyRequestedFor(urlPathMatching(QUEUE)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/page.html", "/page.mp4", "/claimed.mp4"})
    void shouldRefuseWhatIsNoVideo(String path) {
        for (String endpoint : List.of("/add-to-queue", "/publish-now")) {
            String page = FakeAccountService.server.baseUrl() + path;
            call(endpoint, "{'videoUrl':'" + page + "','channelName':'A'}", 400)
                    .body("field", is("videoUrl"))
                    .body("errors[0].code", is("not_a_video"));
        }
        FakeAccountService.server.verify(0, anyRequestedFor(urlPathMatching(QUEUE)));
    }

    @Test
    void shouldKnowAVideoWhoseServerDoesNotTellItsType() {
        String film = FakeAccountService.server.baseUrl() + "/plain-film?id=7";
        call("/add-to-queue", "{'videoUrl':'" + film + "','channelName':'A'}", 200);
    }

    /** Told the same as one that nobody has. */
    @Test
    void shouldRefuseTheVideoOfAnotherWorkspace() {
        String foreign = as(FakeAccountService.OTHER_KEY)
                .body(SCRIPT)
                .post(API + "/render")
                .then()
                .statusCode(200)
                .extract()
                .path("pid");

        for (String pid : List.of(foreign, "0HxK3m9Qz5VtR2bWcYdEfG")) {
            call("/add-to-queue", "{'videoUrl':'" + links.link(pid + "/1/0-1.mp4") + "','channelName':'A'}", 404)
                    .body("field", is("videoUrl"))
                    .body("error", is("videoUrl names no video of this workspace"));
        }
        FakeAccountService.server.verify(0, anyRequestedFor(urlPathMatching(QUEUE)));
    }

    @Test
    void shouldRefuseTheVideoOfAProjectThatIsBeingRendered() {
        String pid = render(SCRIPT).then().statusCode(200).extract().path("pid");

        call("/add-to-queue", "{'videoUrl':'" + links.link(pid + "/1/0-1.mp4") + "','channelName':'A'}", 400)
                .body("field", is("videoUrl"))
                .body("errors[0].code", is("not_ready"));
    }

    @Test
    void shouldHandOnWhatThePublishingServiceRefuses() {
        FakeAccountService.server.stubFor(any(urlPathMatching(QUEUE + ".*"))
                .willReturn(aResponse()
                        .withStatus(400)
                        .withBody("{\"error\":\"tiktok.privacy_level must be one of"
                                + " …\",\"code\":\"required\",\"field\":\"tiktok.privacy_level\"}")));
        call("/add-to-queue", "{'videoUrl':'%s','tiktok':'anna'}", 400).body("field", is("tiktok.privacy_level"));

        FakeAccountService.server.stubFor(
                any(urlPathMatching(QUEUE + ".*")).willReturn(aResponse().withStatus(500)));
        call("/add-to-queue", "{'videoUrl':'%s','tiktok':'anna'}", 503);
    }

    @Test
    void shouldOrderTheSameEntryForTheSameIdempotencyKey() {
        String key = UUID.randomUUID().toString();
        String body = "{\"videoUrl\":\"" + video + "\",\"channelName\":\"A\"}";
        for (int i = 0; i < 2; i++) {
            as(FakeAccountService.KEY)
                    .header("Idempotency-Key", key)
                    .body(body)
                    .post(API + "/add-to-queue")
                    .then()
                    .statusCode(200);
        }
        FakeAccountService.server.verify(1, postRequestedFor(urlPathMatching(QUEUE)));
    }

    @Test
    void shouldMoveAnEntryByATimeWithItsOffset() {
        String path = API + "/queue/5b1c6f0e-3a52-4a53-9d8e-0f2f4f3d9b10";
        as(FakeAccountService.KEY)
                .body("{\"publishAt\":\"2027-01-08T18:30:00+01:00\"}")
                .patch(path)
                .then()
                .statusCode(200);
        FakeAccountService.server.verify(patchRequestedFor(urlPathMatching(QUEUE + "/.*"))
                .withRequestBody(matchingJsonPath("$.publishAt", equalTo("2027-01-08T17:30:00Z"))));
        for (String time : List.of("2027-01-08T18:30:00", "+999999999-01-01T00:00:00Z")) {
            as(FakeAccountService.KEY)
                    .body("{\"publishAt\":\"" + time + "\"}")
                    .patch(path)
                    .then()
                    .statusCode(400)
                    .body("field", is("publishAt"));
        }
        as(FakeAccountService.KEY).get(API + "/queue?limit=0").then().statusCode(400);
        as(FakeAccountService.KEY).delete(API + "/queue/nonsense").then().statusCode(404);
    }

    private ValidatableResponse call(String path, String body, int status) {
        return as(FakeAccountService.KEY)
                .body(body.replace("%s", video).replace('\'', '"'))
                .post(API + path)
                .then()
                .statusCode(status);
    }
}
