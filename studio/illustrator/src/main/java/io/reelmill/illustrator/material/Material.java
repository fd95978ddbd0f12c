package io.reelmill.illustrator.material;

import io.github.humbleui.skija.Image;
import io.reelmill.illustrator.icon.Relief;
import io.reelmill.illustrator.icon.VolumeColours;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;

/** The materials of figures. */
@FunctionalInterface
public interface Material {

    /**
     * Renders a figure at the size of its relief; the caller closes the image.
     *
     * @param volumeColours its colours in the light of the scene
     */
    Image picture(Scene scene, Prop prop, Relief relief, VolumeColours volumeColours);

    /** A material defined by a shader for one point. */
    static Material of(ReliefShader.Build build, Rule rule) {
        return (s, p, r, volumeColours) -> ReliefShader.render(r, volumeColours, s.side(), build, rule.surface(s, p));
    }

    /** A shader for one point that knows scene and figure. */
    @FunctionalInterface
    interface Rule {
        ReliefShader.Surface surface(Scene scene, Prop prop);
    }
}
