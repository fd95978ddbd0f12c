package io.reelmill.render.assembly;

import static org.assertj.core.api.Assertions.assertThatCode;

import io.reelmill.compositor.caption.CaptionStyle;
import io.reelmill.contracts.catalog.CaptionParameters;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CaptionPresetsTest {

    static Stream<String> presets() {
        return CaptionParameters.PRESET.allowed().stream();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void shouldHaveACaptionStyleForEachPresetOfTheCatalog(String preset) {
        assertThatCode(() -> CaptionStyle.named(preset)).doesNotThrowAnyException();
    }
}
