package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.ContractJson;
import io.restassured.response.Response;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The running gateway against the text of the interface, where that is at hand; a copy of its facts is in the contracts. */
@QuarkusTest
class InterfaceAgreementTest extends GatewayTest {

    /** What stands for names that the text leaves out. */
    private static final Map<String, String> NAMES =
            Map.of("<default_voice_id>", "reelmill-default", "<model_x>", "veo3", "<model_y>", "sora2");

    /** Rows of the text that are one field here. */
    private static final Map<String, String> SAME_AS =
            Map.of("options.language", "voice.language", "options.targetDuration", "options.promptTargetDuration");

    private Path text;
    private JsonNode reference;

    @BeforeEach
    void read() throws IOException {
        Optional<Path> found = InterfaceText.find();
        assumeTrue(found.isPresent(), "the text of the interface is not at hand");
        text = found.get();
        reference = json(given().get(API + "/render").asString()).path("parameterReference");
    }

    @Test
    void shouldDescribeEveryFieldWithDefaultBoundsAndValues() throws IOException {
        List<InterfaceText.Field> fields = InterfaceText.fields(text);
        assertThat(fields).hasSizeGreaterThan(70);
        for (InterfaceText.Field field : fields) {
            JsonNode entry = reference.path(canonical(field.path()));
            assertThat(entry.isMissingNode()).as(field.path()).isFalse();
            field.fallback().ifPresent(value -> assertThat(entry.path("default").asText())
                    .as("default of " + field)
                    .isEqualTo(NAMES.getOrDefault(value, value)));
            field.least().ifPresent(least -> assertThat(entry.path("minimum").asDouble())
                    .as(field.path())
                    .isEqualTo(least));
            field.most().ifPresent(most -> assertThat(entry.path("maximum").asDouble())
                    .as(field.path())
                    .isEqualTo(most));
            assertThat(texts(entry.path("allowed"))).as(field.path()).containsAll(named(field.allowed()));
        }
        assertThat(texts(reference.at("/media.mediaPreset/allowed")))
                .containsAll(InterfaceText.values(text, "Style preset values for"));
        assertThat(texts(reference.at("/captions.preset/allowed")))
                .containsAll(InterfaceText.values(text, "Caption preset values"));
    }

    @Test
    void shouldUnderstandEveryNameOfEveryField() throws IOException {
        for (InterfaceText.Field field : InterfaceText.fields(text)) {
            for (String name : names(field)) {
                JsonNode answer =
                        json(estimate(field, name, wrong(field.type())).asString());
                assertThat(answer.path("errors").findValuesAsText("field"))
                        .as(field + " sent as " + name + ": " + answer)
                        .contains(canonical(field.path()));
            }
        }
        for (String name : InterfaceText.sampleFields(text)) {
            boolean known = reference.has(canonical(name)) || name.equals("metadata.urlType");
            assertThat(known).as(name).isTrue();
        }
    }

    @Test
    void shouldIncludeEveryBoundAndRefuseWhatIsBeyondByName() throws IOException {
        for (InterfaceText.Field field : InterfaceText.fields(text)) {
            if (field.least().isEmpty()) {
                continue;
            }
            double least = field.least().get();
            estimate(field, field.path(), plain(least)).then().statusCode(200);
            JsonNode below =
                    json(estimate(field, field.path(), plain(least - 1)).asString());
            assertThat(below.path("field").asText()).isEqualTo(field.path());
            if (field.most().isPresent()) {
                double most = field.most().get();
                estimate(field, field.path(), plain(most)).then().statusCode(200);
                JsonNode above =
                        json(estimate(field, field.path(), plain(most + 1)).asString());
                assertThat(above.path("error").asText())
                        .startsWith(field.path() + " must lie between " + plain(least) + " and " + plain(most));
            }
        }
    }

    @Test
    void shouldTakeEveryAllowedValueAndRefuseOthersWithTheList() throws IOException {
        for (InterfaceText.Field field : InterfaceText.fields(text)) {
            for (String value : named(field.allowed())) {
                JsonNode answer =
                        json(estimate(field, field.path(), '"' + value + '"').asString());
                assertThat(answer.path("errors").findValuesAsText("field"))
                        .as(field + " = " + value)
                        .doesNotContain(field.path());
            }
            if (!field.allowed().isEmpty()) {
                JsonNode answer =
                        json(estimate(field, field.path(), "\"no such value\"").asString());
                assertThat(answer.path("error").asText()).contains(named(field.allowed()));
            }
        }
    }

    private static List<String> names(InterfaceText.Field field) {
        List<String> names = new ArrayList<>(field.aliases());
        names.add(field.path());
        // "the whole block also accepts the legacy name"
        if (field.path().startsWith("music.")) {
            names.add(field.path().replace("music.", "audio."));
        }
        return names;
    }

    /** A good body in which the field counts, with one more value. */
    private static Response estimate(InterfaceText.Field field, String name, String value) throws IOException {
        String body =
                switch (field.path()) {
                    case "source.prompt", "options.promptTargetDuration" ->
                        "{\"workflow\":\"prompt-to-video\",\"source\":{\"prompt\":\"The sea\"}}";
                    case "source.url" -> "{\"workflow\":\"article-to-video\",\"source\":{\"url\":\"a.example\"}}";
                    default -> SCRIPT;
                };
        ObjectNode request = (ObjectNode) json(body);
        if (!name.equals(field.path()) && field.path().startsWith("source.")) {
            request.withObjectProperty("source").remove(field.path().substring("source.".length()));
        }
        int dot = name.indexOf('.');
        ObjectNode home = dot < 0 ? request : request.withObjectProperty(name.substring(0, dot));
        home.set(name.substring(dot + 1), json(value));
        return given().contentType("application/json").body(request.toString()).post(API + "/calculate-credits");
    }

    private static String wrong(String type) {
        return switch (type) {
            case "string" -> "7";
            case "number or string" -> "true";
            default -> "\"something else\"";
        };
    }

    private static String canonical(String path) {
        return SAME_AS.getOrDefault(path, path);
    }

    private static List<String> named(List<String> values) {
        return values.stream().map(value -> NAMES.getOrDefault(value, value)).toList();
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(item -> texts.add(item.asText()));
        return texts;
    }

    private static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    private static JsonNode json(String text) throws IOException {
        return ContractJson.mapper().readTree(text);
    }
}
