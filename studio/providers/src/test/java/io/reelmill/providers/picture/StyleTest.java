package io.reelmill.providers.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class StyleTest {

    @ParameterizedTest
    @EnumSource
    void shouldBeFoundByItsPreset(Style style) {
        assertThat(Style.of(style.preset())).isEqualTo(style);
    }

    @ParameterizedTest
    @CsvSource({
        "LEONARDO, RENAISSANCE_FRESCO",
        "PIXAR, RENDER_3D",
        "LEGO, RENDER_3D",
        "DISNEY, FANTASY",
        "GHIBLI, ANIME",
        "SIMPSONS, FLAT_ANIMATION",
        "MARVEL, MANGA_COLOR",
        "MINECRAFT, PIXEL_ART",
        "BARBIE, STYLIZED_ILLUSTRATION",
        "ARCANE, ANIME_SR",
        "' manga_bw ', MANGA_BW",
        "'', DEFAULT"
    })
    void shouldBeFoundByOtherNames(String name, Style style) {
        assertThat(Style.of(name)).isEqualTo(style);
    }

    @Test
    void shouldNotTakeAnUnknownNameForTheDefault() {
        assertThatThrownBy(() -> Style.of("SOMETHING_NEW")).hasMessage("there is no style SOMETHING_NEW");
    }
}
