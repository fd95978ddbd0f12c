package io.reelmill.illustrator.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ScenesTest {

    private static final List<String> MOTIFS = List.of("moon/f", "cloud/f", "star/f");

    @ParameterizedTest
    @CsvSource({"1080,1920", "1920,1080", "1080,1080", "1080,1350"})
    void shouldLeaveRoomWhereCaptionsStandAndNowhereElse(int width, int height) {
        for (Composition composition : Composition.values()) {
            double whole = middle(composition, width, height, Captioned.NOWHERE);
            assertThat(whole).as("%s without captions", composition).isBetween(0.46, 0.56);
            assertThat(middle(composition, width, height, Captioned.BOTTOM)).isLessThan(whole - 0.05);
            assertThat(middle(composition, width, height, Captioned.TOP)).isGreaterThan(whole);
            assertThat(middle(composition, width, height, Captioned.MIDDLE))
                    .isLessThan(middle(composition, width, height, Captioned.BOTTOM));
        }
    }

    @ParameterizedTest
    @EnumSource(Captioned.class)
    void shouldKeepAboveWhatIsAboveAndAllWithinTheFrame(Captioned captioned) {
        for (Composition composition : Composition.values()) {
            Scene scene = scene(composition, 1080, 1920, captioned);
            double before = scene.fy(0);
            for (double fraction = 0.02; fraction <= 1; fraction += 0.02) {
                assertThat(scene.fy(fraction)).isGreaterThan(before);
                before = scene.fy(fraction);
            }
            assertThat(scene.horizon()).isLessThan(scene.ground()).isLessThan(scene.fy(0.75));
        }
    }

    /** Where the hero's middle is, as a share of the frame's height. */
    private static double middle(Composition composition, int width, int height, Captioned captioned) {
        Scene scene = scene(composition, width, height, captioned);
        return (scene.hero().y() - (scene.height() - height) / 2.0) / height;
    }

    private static Scene scene(Composition composition, int width, int height, Captioned captioned) {
        Idea idea = new Idea(0, "heart/f", MOTIFS, "calm", "field", composition.word(), "", 4, 3);
        return Scenes.set(idea, new Look("", "", "", width, height, 11).with(captioned));
    }
}
