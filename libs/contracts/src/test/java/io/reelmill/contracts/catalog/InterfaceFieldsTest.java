package io.reelmill.contracts.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.contracts.catalog.Normalisation.Rejected;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row of the interface's field tables against the normaliser. */
class InterfaceFieldsTest {

    static List<InterfaceField> fields() {
        return InterfaceField.all();
    }

    static Stream<InterfaceField> optionalFields() {
        return fields().stream().filter(field -> !field.path().equals("workflow"));
    }

    @Test
    void shouldHaveExactlyTheFieldsOfTheInterface() {
        Set<String> ours = Catalog.parameters().stream().map(Parameter::path).collect(Collectors.toSet());
        assertThat(ours)
                .containsExactlyInAnyOrderElementsOf(
                        fields().stream().map(InterfaceField::path).toList());
    }

    @ParameterizedTest
    @MethodSource("optionalFields")
    void shouldTakeAGoodValueUnderTheCanonicalName(InterfaceField field) {
        assertThat(valueAfter(field, field.path(), field.goodValue())).isEqualTo(field.goodValue());
    }

    @ParameterizedTest
    @MethodSource("optionalFields")
    void shouldTakeEachAliasForTheField(InterfaceField field) {
        for (String alias : field.aliases()) {
            boolean inverted = alias.endsWith("!");
            JsonNode sent = inverted ? not(field.goodValue()) : field.goodValue();
            assertThat(valueAfter(field, alias.replace("!", ""), sent))
                    .as(alias)
                    .isEqualTo(field.goodValue());
        }
    }

    @ParameterizedTest
    @MethodSource("optionalFields")
    void shouldUseTheDefaultWhereNothingIsSent(InterfaceField field) {
        // What neither duration field says is settled by both; see RequestNormaliserTest.
        if (!field.fallback().isEmpty() && !field.path().equals("options.promptTargetDuration")) {
            JsonNode used =
                    accepted(InterfaceField.body(Workflow.SCRIPT_TO_VIDEO)).at(pointer(field.path()));
            assertThat(used.asText()).isEqualTo(field.fallback());
        }
        String declared = Catalog.find(field.path())
                .flatMap(Parameter::commonDefault)
                .map(JsonNode::asText)
                .orElse("");
        if (!field.fallback().isEmpty() && !field.path().equals("options.hasToTranscript")) {
            assertThat(declared).isEqualTo(field.fallback());
        }
    }

    @ParameterizedTest
    @MethodSource("optionalFields")
    void shouldIncludeBothBoundsAndRefuseWhatIsBeyond(InterfaceField field) {
        if (!field.isBounded()) {
            return;
        }
        double least = Double.parseDouble(field.least());
        double step = field.type().equals("integer") ? 1 : 0.01;
        valueAfter(field, field.path(), InterfaceField.json(field.least()));
        assertRefused(field, DoubleNode.valueOf(least - step), field.path());
        if (!field.most().isEmpty()) {
            double most = Double.parseDouble(field.most());
            valueAfter(field, field.path(), InterfaceField.json(field.most()));
            Violation violation = assertRefused(field, DoubleNode.valueOf(most + step), field.path());
            assertThat(violation.message())
                    .startsWith(field.path() + " must lie between " + field.least() + " and " + field.most());
        }
    }

    @ParameterizedTest
    @MethodSource("optionalFields")
    void shouldTakeAllowedValuesInAnySpellingAndRefuseOthersWithTheList(InterfaceField field) {
        for (String value : field.allowed()) {
            JsonNode canonical = TextNode.valueOf(value);
            assertThat(valueAfter(field, field.path(), canonical)).isEqualTo(canonical);
            String other = value.toUpperCase(Locale.ROOT).replace('-', '_').replace(' ', '-');
            assertThat(valueAfter(field, field.path(), TextNode.valueOf(other)))
                    .as(other)
                    .isEqualTo(canonical);
        }
        if (!field.allowed().isEmpty()) {
            Violation violation = assertRefused(field, TextNode.valueOf("no such value"), field.path());
            assertThat(violation.message()).contains(field.allowed());
        }
    }

    @ParameterizedTest
    @MethodSource("optionalFields")
    void shouldRefuseAnotherTypeWithOneViolationOfThatField(InterfaceField field) {
        for (JsonNode wrong : field.wrongTypes()) {
            assertThat(assertRefused(field, wrong, field.path()).field()).isEqualTo(field.path());
        }
    }

    @ParameterizedTest
    @MethodSource("optionalFields")
    void shouldNameTheFieldAndTheAliasThatWasSent(InterfaceField field) {
        for (String alias : field.aliases()) {
            String name = alias.replace("!", "");
            // One name that means two fields is wrong in both.
            if (!name.equals("disableAudio")) {
                Violation violation = assertRefused(field, field.wrongTypes().get(0), name);
                assertThat(violation.message()).startsWith(field.path() + " (sent as " + name + ") must be");
            }
        }
    }

    private static JsonNode valueAfter(InterfaceField field, String name, JsonNode value) {
        ObjectNode body = bodyFor(field);
        InterfaceField.put(body, name, value);
        return accepted(body).at(pointer(field.path()));
    }

    private static Violation assertRefused(InterfaceField field, JsonNode value, String name) {
        ObjectNode body = bodyFor(field);
        InterfaceField.put(body, name, value);
        Normalisation outcome = RequestNormaliser.normalise(body);
        assertThat(outcome).as("%s = %s", name, value).isInstanceOf(Rejected.class);
        List<Violation> violations = ((Rejected) outcome).violations();
        assertThat(violations).as("%s = %s", name, value).hasSize(1);
        assertThat(violations.get(0).field()).isEqualTo(field.path());
        return violations.get(0);
    }

    private static ObjectNode accepted(ObjectNode body) {
        Normalisation outcome = RequestNormaliser.normalise(body);
        assertThat(outcome).isInstanceOf(Accepted.class);
        return ((Accepted) outcome).spec().values();
    }

    /** A good body in which the field counts, and nothing else is sent for it. */
    private static ObjectNode bodyFor(InterfaceField field) {
        Workflow workflow =
                switch (field.path()) {
                    case "source.prompt", "options.promptTargetDuration" -> Workflow.PROMPT_TO_VIDEO;
                    case "source.url" -> Workflow.ARTICLE_TO_VIDEO;
                    default -> Workflow.SCRIPT_TO_VIDEO;
                };
        ObjectNode body = InterfaceField.body(workflow);
        if (field.path().startsWith("source.")) {
            body.withObjectProperty("source").remove(field.path().substring("source.".length()));
        }
        switch (field.path()) {
            case "avatar.enabled" -> InterfaceField.put(body, "avatar.url", "'https://example.com/face.png'");
            case "media.useProvidedInOrder", "media.type" -> {
                InterfaceField.put(body, "media.type", "'custom'");
                InterfaceField.put(body, "media.provided", "[{'url':'https://example.com/a.png'}]");
            }
            default -> {} // needs nothing else
        }
        return body;
    }

    private static JsonNode not(JsonNode value) {
        return BooleanNode.valueOf(!value.asBoolean());
    }

    private static String pointer(String path) {
        return "/" + path.replace('.', '/');
    }
}
