package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files of the console and how they are served; what they do is shown by the end-to-end tests in a browser. */
@QuarkusTest
class ConsoleTest extends GatewayTest {

    private static final Path FILES = Path.of("src/main/resources/console");
    private static final Path SHARED = Path.of("../libs/console/src/main/resources/console-common");
    private static final Pattern MESSAGE = Pattern.compile("\\bt\\('([a-z][\\w.-]*)'");

    @TestHTTPResource("/console/")
    URI console;

    @Test
    void shouldServeTheConsoleUnderAStrictPolicy() {
        given().redirects().follow(false).get("/console").then().statusCode(308).header("Location", "/console/");
        String etag = given().get("/console/")
                .then()
                .statusCode(200)
                .contentType("text/html")
                .header(
                        "Content-Security-Policy",
                        containsString("default-src 'none'; script-src 'self'; style-src 'self'"))
                .header("Content-Security-Policy", containsString("media-src blob: 'self' http://gateway.example;"))
                .header("Content-Security-Policy", not(containsString("unsafe")))
                .header("Cache-Control", "no-cache")
                .extract()
                .header("ETag");

        given().header("If-None-Match", etag).get("/console/").then().statusCode(304);
        given().get("/console/lit-html/lit-html.js").then().statusCode(200).contentType("text/javascript");
        given().head("/console/hls/hls.min.js").then().statusCode(200).contentType("text/javascript");
        given().head("/console/app.js").then().statusCode(200).header("Content-Encoding", equalTo("gzip"));
    }

    @Test
    void shouldServeNothingElseUnderTheConsole() {
        for (String path : List.of(
                "no-such.js",
                "application.yaml",
                "..%2Fapplication.yaml",
                "lit-html/../app.class",
                "lit-html/package.txt")) {
            given().urlEncodingEnabled(false).get("/console/" + path).then().statusCode(404);
        }
    }

    @Test
    void shouldHaveNothingInlineAndNothingFromElsewhere() {
        files().filter(file -> file.toString().matches(".*\\.(html|js|css)")).forEach(file -> assertThat(read(file))
                .as(file.toString())
                .doesNotContain("style=", "onclick=", "<style", "innerHTML", "unsafeHTML", "eval(")
                .doesNotContainPattern("<script(?![^>]*src=)")
                .doesNotContainPattern("(?:src|href)=[\"']?(?:https?:)?//")
                .doesNotContainPattern("@import|url\\([\"']?(?:https?:)?//"));
    }

    @Test
    void shouldHaveEveryMessageInEveryLanguage() throws IOException {
        Map<String, Object> english = messages("en");
        Map<String, Object> german = messages("de");

        assertThat(german.keySet()).isEqualTo(english.keySet());
        TreeSet<String> used = new TreeSet<>();
        files().filter(file -> file.toString().endsWith(".js")).forEach(file -> MESSAGE.matcher(read(file))
                .results()
                .map((MatchResult found) -> found.group(1))
                .forEach(used::add));
        assertThat(used).hasSizeGreaterThan(100);
        assertThat(english.keySet()).containsAll(used);
    }

    /** What the form for new films needs, with the frames of all workflows; pictures of what is chosen from are loaded as they are seen. */
    @Test
    void shouldNeedFewBytesForItsFirstScreen() throws Exception {
        HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        List<String> names = Stream.concat(
                        files().map(file -> (file.startsWith(SHARED) ? SHARED : FILES)
                                        .relativize(file)
                                        .toString())
                                .filter(name -> !name.startsWith("samples/") && !name.equals("messages/de.json"))
                                .filter(name -> !name.startsWith("screens/")
                                        || List.of("screens/signin.js", "screens/create.js")
                                                .contains(name)),
                        Stream.of("", "directive", "directive-helpers", "directives/live", "directives/repeat")
                                .map(name -> "lit-html/" + (name.isEmpty() ? "lit-html" : name) + ".js"))
                .toList();
        int bytes = 0;
        for (String name : names) {
            HttpResponse<byte[]> answer = client.send(
                    HttpRequest.newBuilder(console.resolve(name))
                            .header("Accept-Encoding", "gzip")
                            .build(),
                    BodyHandlers.ofByteArray());
            assertThat(answer.statusCode()).as(name).isEqualTo(200);
            bytes += answer.body().length;
        }

        assertThat(bytes).isBetween(20_000, 150_000);
    }

    @Test
    void shouldHaveAPictureOfEveryStyleAndCaptionOfItsOwn() throws IOException {
        assertThat(pictures("style-")).isEqualTo(names("media.mediaPreset", 32));
        assertThat(pictures("caption-")).isEqualTo(names("captions.preset", 16));
    }

    @Test
    void shouldHaveASampleOfEveryVoiceAndTrackThatItOffers() {
        String offered = read(FILES.resolve("sounds.js"));
        List<Path> samples =
                files().filter(file -> file.toString().endsWith(".mp3")).toList();
        List<String> names = Pattern.compile("'((?:reelmill-)[a-z]+|(?:[A-Z][a-z]+ ?)+(?:on Maple)?)'")
                .matcher(offered)
                .results()
                .map(found -> found.group(1).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-"))
                .toList();

        assertThat(names).hasSize(19).hasSameSizeAs(samples);
        for (Path sample : samples) {
            String name = sample.getFileName().toString();
            assertThat(names).contains(name.replaceAll("^(voice|track)-|\\.mp3$", ""));
            given().head("/console/samples/" + name).then().statusCode(200).contentType("audio/mpeg");
        }
    }

    private static Set<String> pictures(String prefix) {
        return files().filter(file -> file.getParent().endsWith("samples"))
                .map(file -> file.getFileName().toString())
                .filter(name -> name.startsWith(prefix))
                .map(name -> name.substring(prefix.length(), name.length() - ".jpg".length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The first choices of a field; those after them are other names for some of these. */
    private static Set<String> names(String field, int own) {
        List<String> allowed =
                given().get("/api/public/v3/render").jsonPath().getList("parameterReference.'" + field + "'.allowed");
        return allowed.subList(0, own).stream()
                .map(name -> name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Map<String, Object> messages(String language) throws IOException {
        return new ObjectMapper()
                .readValue(FILES.resolve("messages/" + language + ".json").toFile(), new TypeReference<>() {});
    }

    private static Stream<Path> files() {
        try (Stream<Path> own = Files.walk(FILES);
                Stream<Path> shared = Files.walk(SHARED)) {
            return Stream.concat(own, shared).filter(Files::isRegularFile).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
