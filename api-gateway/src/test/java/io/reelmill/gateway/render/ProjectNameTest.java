package io.reelmill.gateway.render;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.Workflow;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProjectNameTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Bees dance. | Bees dance.",
                "[slowly] Bees <break/> dance. | Bees dance.",
                "Is 1 < 2? [yes | Is 1 < 2? [yes",
                "[[a] b | [ b",
                "'' | script-to-video",
                "'[only a hint]' | script-to-video",
                "Octopuses have three hearts. Two of them pump blood to the gills. | Octopuses have three hearts. Two of them pump blood to the…",
            })
    void shouldBeTheBeginningOfTheTextWithoutHints(String text, String name) {
        assertThat(name(text)).isEqualTo(name);
    }

    @Test
    void shouldJoinLinesAndCountSignsOutsideTheBasicPlaneOnce() {
        assertThat(name("One\n\n two\t\u0000three ")).isEqualTo("One two three");
        assertThat(name("\uD83D\uDC1D".repeat(60))).isEqualTo("\uD83D\uDC1D".repeat(60));
        assertThat(name("\uD83D\uDC1D".repeat(61))).isEqualTo("\uD83D\uDC1D".repeat(60) + "…");
    }

    @Test
    void shouldLeaveOutHintsAsAPatternWould() {
        Random random = new Random(20_261_128);
        for (int i = 0; i < 10_000; i++) {
            String text = random.ints(random.nextInt(20), 0, 8)
                    .mapToObj(sign -> String.valueOf("[]<>ab \n".charAt(sign)))
                    .collect(Collectors.joining());
            String plain = text.replaceAll("\\[[^\\[\\]]*]|<[^<>]*>", " ")
                    .replaceAll("\\s+", " ")
                    .strip();
            assertThat(name(text)).as(text).isEqualTo(plain.isEmpty() ? "script-to-video" : plain);
        }
    }

    private static String name(String text) {
        ObjectNode values = JsonNodeFactory.instance.objectNode();
        values.putObject("source").put("text", text);
        return ProjectName.of(new RenderSpec(Workflow.SCRIPT_TO_VIDEO, values));
    }
}
