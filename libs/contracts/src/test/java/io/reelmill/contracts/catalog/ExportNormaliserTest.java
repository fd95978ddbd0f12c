package io.reelmill.contracts.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.ExportNormaliser.Outcome;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ExportNormaliserTest {

    @Test
    void shouldKeepOnlyWhatIsToBeDifferentUnderCanonicalNames() throws IOException {
        Outcome read = read("{'pid': 'p', 'ratio': 'square', 'resolution': '4K', 'disableCaptions': true, 'hue': 1}");

        assertThat(read.violations()).isEmpty();
        assertThat(read.pid()).isEqualTo("p");
        assertThat(read.overrides())
                .hasToString(
                        "{\"aspectRatio\":\"1:1\",\"render\":{\"resolution\":\"4k\"},\"captions\":{\"enabled\":false}}");
        assertThat(read.warnings()).singleElement().asString().startsWith("hue is not a known field");
    }

    @Test
    void shouldTakeAProjectAsItIs() throws IOException {
        assertThat(read("{'pid': 'p', 'fileName': 'f'}").overrides().isEmpty()).isTrue();
    }

    @Test
    void shouldNameABoundThatIsNotKept() throws IOException {
        assertThat(read("{'pid': 'p', 'render': {'frameRate': 61}}").violations())
                .singleElement()
                .satisfies(violation ->
                        assertThat(violation.message()).isEqualTo("render.frameRate must lie between 1 and 60"));
        assertThat(read("[]").violations()).hasSize(1);
        assertThat(read("{'pid': 7}").violations().get(0).message()).isEqualTo("pid must be text");
    }

    @Test
    void shouldReplaceValuesDeepInASpecAndLeaveTheOthers() throws IOException {
        ObjectNode values =
                (ObjectNode) ContractJson.mapper().readTree("{\"render\":{\"resolution\":\"720p\",\"frameRate\":30}}");
        RenderSpec spec = new RenderSpec(Workflow.SCRIPT_TO_VIDEO, values);

        RenderSpec other =
                spec.overriddenBy(read("{'pid': 'p', 'frameRate': 24}").overrides());

        assertThat(other.values()).hasToString("{\"render\":{\"resolution\":\"720p\",\"frameRate\":24}}");
        assertThat(spec.values().at("/render/frameRate").asInt())
                .as("the first is as it was")
                .isEqualTo(30);
    }

    private static Outcome read(String body) throws IOException {
        return ExportNormaliser.normalise(ContractJson.mapper().readTree(body.replace('\'', '"')));
    }
}
