package io.reelmill.motion.brand;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.illustrator.colour.Palette;
import io.reelmill.illustrator.colour.Palettes;
import io.reelmill.motion.look.Contrast;
import io.reelmill.motion.look.Scheme;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Style;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BrandsTest {

    @Test
    void shouldReadOnEveryGroundInEveryPalette() {
        for (Style style : Style.values()) {
            String preset = style.preset();
            for (Palette palette : Palettes.ALL) {
                Scheme s = Brands.of(look(preset, palette.name())).scheme();
                for (int ground : new int[] {s.top(), s.low(), s.shade()}) {
                    assertThat(Contrast.of(s.ink(), ground)).as(preset + " ink").isGreaterThanOrEqualTo(Contrast.TEXT);
                    assertThat(Contrast.of(s.soft(), ground))
                            .as(preset + " soft")
                            .isGreaterThanOrEqualTo(Contrast.TEXT);
                    assertThat(Contrast.of(s.accentText(), ground)).as(preset).isGreaterThanOrEqualTo(Contrast.TEXT);
                    assertThat(Contrast.of(s.accent(), ground)).as(preset).isGreaterThanOrEqualTo(Contrast.SHAPE);
                }
                assertThat(Contrast.of(s.onAccent(), s.accent())).as(preset).isGreaterThanOrEqualTo(Contrast.TEXT);
                assertThat(Contrast.of(s.onSecond(), s.second())).as(preset).isGreaterThanOrEqualTo(Contrast.TEXT);
            }
        }
    }

    @Test
    void shouldGiveEveryStyleABrandOfItsOwn() {
        Set<Object> looks = new HashSet<>();
        for (Style style : Style.values()) {
            String preset = style.preset();
            Brand brand = Brands.of(look(preset, "lagoon"));
            looks.add(java.util.List.of(brand.scheme(), brand.type(), brand.finish(), brand.shape(), brand.entry()));
        }

        assertThat(looks).hasSameSizeAs(Style.values());
    }

    private static Look look(String preset, String palette) {
        return new Look(preset, palette, "", 1080, 1920, 1);
    }
}
