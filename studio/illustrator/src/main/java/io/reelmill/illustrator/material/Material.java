package io.reelmill.illustrator.material;

import io.github.humbleui.skija.Image;
import io.reelmill.illustrator.icon.Relief;
import io.reelmill.illustrator.icon.VolumeColours;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;

/** What figures are made of. */
@FunctionalInterface
public interface Material {

    /**
     * The picture of a figure, as large as its relief; the caller closes it.
     *
     * @param volumeColours its colours in the light of the scene
     */
    Image picture(Scene scene, Prop prop, Relief relief, VolumeColours volumeColours);

    /** A matter from a rule for one point. */
    static Material of(ReliefShader.Build build, Rule rule) {
        return (s, p, r, volumeColours) -> ReliefShader.render(r, volumeColours, s.side(), build, rule.surface(s, p));
    }

    /** A rule for one point that knows scene and figure. */
    @FunctionalInterface
    interface Rule {
        ReliefShader.Surface surface(Scene scene, Prop prop);
    }
}
