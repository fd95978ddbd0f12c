package io.reelmill.render.visuals;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.providers.picture.Style;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The catalog and the studio know the same styles: neither may depend on the other. */
class StylesOfTheCatalogTest {

    static Stream<String> presets() {
        return MediaParameters.MEDIA_PRESET.allowed().stream();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void shouldDrawEveryPresetThatAClientMayAskFor(String preset) {
        assertThat(Style.of(preset)).isNotNull();
    }

    @Test
    void shouldOfferEveryStyle() {
        List<String> styles = Arrays.stream(Style.values()).map(Style::preset).toList();

        assertThat(MediaParameters.MEDIA_PRESET.allowed()).containsAll(styles);
    }
}
