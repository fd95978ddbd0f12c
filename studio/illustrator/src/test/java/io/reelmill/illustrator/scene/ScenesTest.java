package io.reelmill.illustrator.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
            assertThat(middle(composition, width, height, Captioned.MIDDLE)).isLessThan(whole - 0.05);
        }
    }

    /** Two lines of captions begin at these shares of the frame's height. */
    @ParameterizedTest
    @CsvSource({"1080,1920,0.69", "1920,1080,0.605", "1080,1080,0.605", "1080,1350,0.643"})
    void shouldPlaceNothingWhereCaptionsAreWritten(int width, int height, double captions) {
        for (Composition composition : Composition.values()) {
            for (String hero : List.of("stretching", "building-castle", "heart/f")) {
                Idea idea = new Idea(0, hero, MOTIFS, "calm", "field", composition.word(), "", 4, 3);
                Scene scene = Scenes.set(idea, new Look("", "", "", width, height, 11).with(Captioned.BOTTOM));
                assertThat(lowest(scene.hero(), scene))
                        .as("%s %s", composition, hero)
                        .isLessThan(captions);
                assertThat(scene.motifs()).allSatisfy(motif -> assertThat(lowest(motif, scene))
                        .as("%s %s", composition, motif)
                        .isLessThan(captions));
                assertThat(scene.hero().size()).isGreaterThan(0.3 * Math.min(width, height));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1080,1920", "1920,1080", "1080,1080", "1080,1350"})
    void shouldLeaveAMarginAroundAllThings(int width, int height) {
        for (Captioned captioned : Captioned.values()) {
            for (Composition composition : Composition.values()) {
                Scene scene = scene(composition, width, height, captioned);

                assertThat(scene.highest()).as("%s %s", composition, captioned).isGreaterThan(scene.frameY(0.0899));
                assertThat(scene.leftmost()).as("%s %s", composition, captioned).isGreaterThan(scene.fx(0.0899));
                assertThat(scene.rightmost())
                        .as("%s %s", composition, captioned)
                        .isLessThan(scene.fx(0.9101));
            }
        }
    }

    /** The lowest point of a prop, as a share of the frame's height in the middle of the camera's move. */
    private static double lowest(Prop prop, Scene scene) {
        return (prop.y() + Figure.reach(prop) - scene.frameY(0)) / (scene.frameY(1) - scene.frameY(0));
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
