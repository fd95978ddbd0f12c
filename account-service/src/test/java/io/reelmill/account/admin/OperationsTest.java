package io.reelmill.account.admin;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.event.Topics;
import io.reelmill.testkit.TestKafka;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

/** The console of operators and what it shows of the installation. */
@QuarkusTest
class OperationsTest extends AdminTest {

    private static final Path FILES = Path.of("src/main/resources/admin-console");
    private static final Path SHARED = Path.of("../libs/console/src/main/resources/console-common");
    private static final Pattern MESSAGE = Pattern.compile("\\bt\\('([a-z][\\w.-]*)'");
    private static final String DEAD = Topics.deadLetters("account-service", Topics.RENDER_EVENTS);

    @Test
    void shouldServeTheConsoleOnTheListenerOfTheAdministrationAlone() {
        for (String file : List.of("", "app.js", "console.css", "screens/operations.js", "lit-html/lit-html.js")) {
            anonymous()
                    .get("/console/" + file)
                    .then()
                    .statusCode(200)
                    .header("Content-Security-Policy", containsString("default-src 'none'; script-src 'self'"))
                    .header("Content-Security-Policy", not(containsString("unsafe")));
            given().get("/admin/console/" + file).then().statusCode(404);
        }
        anonymous().redirects().follow(false).get("/console").then().statusCode(308);
        anonymous().get("/console/no-such.js").then().statusCode(404);
    }

    @Test
    void shouldAdmitNobodyWithoutTheToken() {
        anonymous().get("/operations").then().statusCode(401);
        anonymous().get("/dead-letters").then().statusCode(401);
        anonymous()
                .body("{\"reason\":\"a test\"}")
                .post("/dead-letters/replay")
                .then()
                .statusCode(401);
    }

    @Test
    void shouldSayThatTheRenderServiceIsAway() {
        admin().get("/operations").then().statusCode(200).body("work", nullValue(), "services", empty());
    }

    @Test
    void shouldListDeadLettersAndSendOneAgainForAReasonThatTheLogKeeps() throws Exception {
        String body = "no event " + UUID.randomUUID();
        ProducerRecord<String, byte[]> dead = new ProducerRecord<>(DEAD, "pid", body.getBytes(StandardCharsets.UTF_8));
        dead.headers().add("dead-letter-reason", "it is no JSON".getBytes(StandardCharsets.UTF_8));
        try (KafkaProducer<String, byte[]> producer = new KafkaProducer<>(
                Map.<String, Object>of("bootstrap.servers", TestKafka.bootstrap()),
                new StringSerializer(),
                new ByteArraySerializer())) {
            producer.send(dead).get();
        }

        JsonPath found =
                admin().get("/dead-letters").then().statusCode(200).extract().jsonPath();
        String path = "letters.find { it.body == '" + body + "' }";
        assertThat(found.getString(path + ".reason")).isEqualTo("it is no JSON");
        assertThat(found.getString(path + ".topic")).isEqualTo(Topics.RENDER_EVENTS);
        String id = found.getString(path + ".id");

        admin().body("{\"id\":\"%s\"}".formatted(id))
                .post("/dead-letters/replay")
                .then()
                .statusCode(400)
                .body("field", equalTo("reason"));
        admin().body("{\"id\":\"%s/99999999\",\"reason\":\"a test\"}".formatted(DEAD))
                .post("/dead-letters/replay")
                .then()
                .statusCode(404);
        admin().body("{\"id\":\"%s\",\"reason\":\"the cause is mended\"}".formatted(id))
                .post("/dead-letters/replay")
                .then()
                .statusCode(200)
                .body("replayed", equalTo(1));
        JsonPath log = admin().get("/audit?action=dead-letter.replay").jsonPath();
        assertThat(log.getString("entries.find { it.subject == '" + id + "' }.reason"))
                .isEqualTo("the cause is mended");
    }

    @Test
    void shouldHaveEveryMessageInEveryLanguageAndNothingInline() throws IOException {
        Map<String, Object> english = messages("en");
        assertThat(messages("de").keySet()).isEqualTo(english.keySet());
        try (Stream<Path> files = Stream.concat(Files.walk(FILES), Files.walk(SHARED))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".js"))
                    .filter(path -> !path.endsWith("parts.js"))
                    .toList()) {
                String script = Files.readString(file);
                assertThat(script).as(file.toString()).doesNotContain("style=", "innerHTML", "unsafeHTML", "eval(");
                assertThat(MESSAGE.matcher(script).results().map(used -> used.group(1)))
                        .as(file.toString())
                        .isSubsetOf(english.keySet());
            }
        }
    }

    private static Map<String, Object> messages(String language) throws IOException {
        return new ObjectMapper()
                .readValue(FILES.resolve("messages/" + language + ".json").toFile(), new TypeReference<>() {});
    }
}
