package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.catalog.FeaturedCharacter;
import io.reelmill.contracts.event.Topics;
import io.reelmill.samples.Samples;
import io.restassured.response.Response;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class CharactersTest extends GatewayTest {

    private static final String CHARACTERS = API + "/consistent-characters";
    private static final byte[] PNG = "\u0089PNG\r\n\u001a\n…".getBytes(StandardCharsets.ISO_8859_1);
    private static final byte[] WEBP = "RIFF\1\2\3\4WEBPVP8 ".getBytes(StandardCharsets.ISO_8859_1);

    @BeforeEach
    void serveImages() {
        serve("captain.png", PNG);
        serve("gull", WEBP);
        serve("page.png", "<!doctype html><p>No picture".getBytes(StandardCharsets.UTF_8));
        serve("drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>".getBytes(StandardCharsets.UTF_8));
        serve("empty.png", new byte[0]);
        serve("huge.png", new byte[(20 << 20) + 1]);
    }

    @AfterEach
    void forgetAll() {
        for (String key : List.of(FakeAccountService.KEY, FakeAccountService.OTHER_KEY)) {
            List<String> ids = as(key).get(CHARACTERS).path("id");
            ids.forEach(id -> as(key).delete(CHARACTERS + "?id=" + id).then().statusCode(200));
        }
    }

    @Test
    void shouldMakeListAndDeleteACharacter() {
        Response captain = make(FakeAccountService.KEY, "Captain Salt", file("captain.png"));
        captain.then()
                .statusCode(200)
                .body("success", equalTo(1))
                .body("name", equalTo("Captain Salt"))
                .body("description", equalTo("An old sea captain"))
                .body("imageUrl", equalTo(file("captain.png")))
                .body("contentType", equalTo("image/png"))
                .body("source", equalTo("avatar"));
        String gull = make(FakeAccountService.KEY, "  Gully ", file("gull")).path("id");

        Response list = as(FakeAccountService.KEY).get(CHARACTERS);
        list.then()
                .statusCode(200)
                .body("name", contains("Gully", "Captain Salt"))
                .body("contentType", contains("image/webp", "image/png"));
        List<Map<String, Object>> found = list.path("");
        assertThat(found.get(1))
                .containsOnlyKeys(
                        "id", "name", "description", "imageUrl", "contentType", "source", "status", "createdAt");
        assertThat(found.get(1).get("createdAt")).isEqualTo(captain.path("createdAt"));

        String old = captain.path("id");
        as(FakeAccountService.KEY)
                .delete(CHARACTERS + "?id=" + old)
                .then()
                .statusCode(200)
                .body("success", equalTo(1))
                .body("deleted", equalTo(old))
                .body("source", equalTo("avatar"));
        as(FakeAccountService.KEY)
                .body("{\"id\":\"" + gull + "\"}")
                .delete(CHARACTERS)
                .then()
                .statusCode(200)
                .body("deleted", equalTo(gull));
        as(FakeAccountService.KEY).get(CHARACTERS).then().body("$", hasSize(0));
        as(FakeAccountService.KEY).delete(CHARACTERS + "?id=" + old).then().statusCode(404);
    }

    @Test
    void shouldMakeAnAvatarAndSaySoWhereNobodyTrainsCharacters() {
        String body = "{\"name\": \"Gully\", \"description\": \"A gull that talks\", \"imageUrl\": \"" + file("gull")
                + "\", \"source\": \"%s\"}";
        as(FakeAccountService.KEY)
                .body(body.formatted("lora"))
                .post(CHARACTERS)
                .then()
                .statusCode(200)
                .body("source", equalTo("avatar"))
                .body("warnings[0]", startsWith("source: no provider trains characters here"));
        as(FakeAccountService.KEY)
                .body(body.formatted("statue"))
                .post(CHARACTERS)
                .then()
                .statusCode(400)
                .body("field", equalTo("source"))
                .body("error", equalTo("source must be one of avatar, lora"));
    }

    @Test
    void shouldMakeACharacterOfTheExampleAsItStands() throws IOException {
        try (InputStream example = Samples.class.getResourceAsStream("/examples/character.json")) {
            String body = new String(example.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("http://localhost:8080", "http://gateway.example");
            as(FakeAccountService.KEY)
                    .body(body)
                    .post(CHARACTERS)
                    .then()
                    .statusCode(200)
                    .body("name", equalTo("Bolt"))
                    .body("contentType", equalTo("image/png"));
        }
    }

    @Test
    void shouldTellAllThatIsWrongAtOnce() {
        as(FakeAccountService.KEY)
                .body("{\"name\":\" Al \",\"description\":7,\"imageUrl\":\"http://169.254.169.254/me.png\"}")
                .post(CHARACTERS)
                .then()
                .statusCode(400)
                .body("code", equalTo("validation_error"))
                .body("errors.field", contains("name", "description", "imageUrl"))
                .body("errors.code", contains("bounds", "type", "blocked_url"));
        as(FakeAccountService.KEY)
                .body("{}")
                .post(CHARACTERS)
                .then()
                .statusCode(400)
                .body("error", equalTo("name is required"))
                .body("errors", hasSize(3));
        as(FakeAccountService.KEY).body("[]").post(CHARACTERS).then().statusCode(400);
        as(FakeAccountService.KEY).delete(CHARACTERS).then().statusCode(400).body("field", equalTo("id"));
        as("no such key").body("{").post(CHARACTERS).then().statusCode(401);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "page.png,    validation_error, imageUrl must lead to an image",
        "drawing.svg, validation_error, imageUrl must lead to an image",
        "empty.png,   validation_error, imageUrl must lead to an image",
        "huge.png,    validation_error, imageUrl must be at most 20 MiB",
        "gone.png,    unreachable_url,  imageUrl must be reachable; its server answers 404",
    })
    void whatIsNoImageMakesNoCharacter(String file, String code, String message) {
        make(FakeAccountService.KEY, "Captain Salt", file(file))
                .then()
                .statusCode(400)
                .body("code", equalTo(code))
                .body("field", equalTo("imageUrl"))
                .body("error", containsString(message));
        as(FakeAccountService.KEY).get(CHARACTERS).then().body("$", hasSize(0));
    }

    @Test
    void shouldNameAFieldThatItDoesNotKnow() {
        as(FakeAccountService.KEY)
                .body("{\"name\":\"Anna\",\"description\":\"A young scientist\",\"imageUrl\":\"" + file("captain.png")
                        + "\",\"sorce\":\"lora\"}")
                .post(CHARACTERS)
                .then()
                .statusCode(200)
                .body("warnings", contains("sorce is not a known field and was ignored; did you mean source?"));
    }

    @Test
    void shouldMakeOneCharacterOfARepeatedCall() {
        String body = body("Captain Salt", file("captain.png"));
        String key = "character-" + System.nanoTime();
        String first = as(FakeAccountService.KEY)
                .header("Idempotency-Key", key)
                .body(body)
                .post(CHARACTERS)
                .path("id");
        as(FakeAccountService.KEY)
                .header("Idempotency-Key", key)
                .body(body)
                .post(CHARACTERS)
                .then()
                .header("Idempotent-Replayed", "true")
                .body("id", equalTo(first));
        as(FakeAccountService.KEY).get(CHARACTERS).then().body("$", hasSize(1));
    }

    @Test
    void shouldShowNothingOfItToAnotherWorkspace() {
        String id = make(FakeAccountService.KEY, "Captain Salt", file("captain.png"))
                .path("id");

        as(FakeAccountService.OTHER_KEY).get(CHARACTERS).then().body("$", hasSize(0));
        String unknown = "00000000-0000-4000-8000-00000000ffff";
        for (String stranger : List.of(id, unknown, "x", "'; --")) {
            as(FakeAccountService.OTHER_KEY)
                    .queryParam("id", stranger)
                    .delete(CHARACTERS)
                    .then()
                    .statusCode(404)
                    .body("error", equalTo("id names no character of this workspace"));
            withoutTrace(() -> as(FakeAccountService.OTHER_KEY)
                            .body(script(stranger))
                            .post(API + "/render"))
                    .then()
                    .statusCode(404)
                    .body("code", equalTo("not_found"))
                    .body("field", equalTo("characterIds[0]"));
        }
        as(FakeAccountService.KEY).get(CHARACTERS).then().body("id", contains(id));
    }

    @Test
    void shouldCarryItsCharactersAndTheirKeptImagesInARender() throws IOException {
        String captain = make(FakeAccountService.KEY, "Captain Salt", file("captain.png"))
                .path("id");
        String gull = make(FakeAccountService.KEY, "Gully", file("gull")).path("id");
        FakeAccountService.reset(); // the addresses are gone
        try (TopicReader jobs = new TopicReader(Topics.RENDER_JOBS)) {
            String pid = render("{'workflow':'avatar-to-video','source':{'text':'Ahoy.'},'selectedCharacters':['" + gull
                            + "','" + captain + "','" + gull + "']}")
                    .then()
                    .statusCode(200)
                    .extract()
                    .path("pid");
            List<FeaturedCharacter> cast = told(jobs, pid, 1).get(0).spec().characters();
            assertThat(cast).extracting(FeaturedCharacter::name).containsExactly("Gully", "Captain Salt");
            assertThat(Files.readAllBytes(
                            FakeAccountService.media.resolve(cast.get(1).picture())))
                    .isEqualTo(PNG);
        }
    }

    @Test
    void shouldNameTheFirstUnknownCharacter() {
        String own = make(FakeAccountService.KEY, "Captain Salt", file("captain.png"))
                .path("id");
        withoutTrace(() ->
                        render("{'workflow':'script-to-video','input':'Hi','characterIds':['" + own + "','nobody']}"))
                .then()
                .statusCode(404)
                .body("field", equalTo("characterIds[1]"));
    }

    private static Response make(String key, String name, String imageUrl) {
        return as(key).body(body(name, imageUrl)).post(CHARACTERS);
    }

    private static String body(String name, String imageUrl) {
        return "{\"name\":\"%s\",\"description\":\"An old sea captain\",\"imageUrl\":\"%s\"}".formatted(name, imageUrl);
    }

    private static String script(String character) {
        return "{\"workflow\":\"script-to-video\",\"input\":\"Hi\",\"characterIds\":[\"" + character + "\"]}";
    }

    private static String file(String name) {
        return FakeAccountService.server.baseUrl() + "/files/" + name;
    }

    private static void serve(String name, byte[] body) {
        FakeAccountService.server.stubFor(
                get(urlPathEqualTo("/files/" + name)).willReturn(aResponse().withBody(body)));
    }
}
