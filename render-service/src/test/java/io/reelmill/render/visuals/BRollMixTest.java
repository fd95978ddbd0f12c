package io.reelmill.render.visuals;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.source.Material;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Layer;
import java.util.List;
import org.junit.jupiter.api.Test;

class BRollMixTest {

    private static final Material TALK =
            new Material("", Material.Kind.VIDEO, "talk.mp4", null, 640, 360, 9, 30, false);
    private static final List<Shot> SHOTS =
            List.of(new Shot(0, 0, 4, "", "", 0), new Shot(1, 4, 8, "", "", 0), new Shot(2, 8, 10, "", "", 0));

    @Test
    void shouldPlaceSlowedFootageInEveryShot() {
        List<Visual> visuals = BRollMix.footageOnly(TALK, 0.9, SHOTS);

        assertThat(visuals)
                .containsExactly(
                        new Visual.Given(TALK, 0, "", false, 0.9),
                        new Visual.Given(TALK, 3.6, "", false, 0.9),
                        new Visual.Given(TALK, 7.2, "", false, 0.9));
    }

    @Test
    void shouldAlternateWholePicturesWithTheFootage() {
        List<Visual> made = List.of(new Visual.Drawn(), new Visual.Drawn(), new Visual.Drawn());

        List<Visual> visuals = BRollMix.FULLSCREEN.mix(TALK, SHOTS, made);

        assertThat(visuals.get(1)).isInstanceOf(Visual.Drawn.class);
        assertThat(visuals.get(2)).isEqualTo(new Visual.Given(TALK, 8, "", false));
    }

    @Test
    void shouldStackHalvesOrPutThemSideBySideInAWideFrame() {
        assertThat(crops(720, 1280)).containsExactly(new Layer.Crop(0, 0, 720, 640), new Layer.Crop(0, 640, 720, 1280));
        assertThat(crops(1280, 720)).containsExactly(new Layer.Crop(0, 0, 640, 720), new Layer.Crop(640, 0, 1280, 720));
    }

    private static List<Layer.Crop> crops(int width, int height) {
        Look look = new Look("DEFAULT", "", "", width, height, 1);
        Look half = Framing.half(look);
        Picture part = new Picture(
                half.frameWidth(),
                half.frameHeight(),
                List.of(new Layer("a.png", -50, -50, 900, 900, 1, null)),
                Camera.still(new View(0.5, 0.5, 1)));
        return Framing.halved(part, part, look).layers().stream()
                .map(Layer::crop)
                .toList();
    }
}
