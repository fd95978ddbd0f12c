package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.icon.Relief;
import io.reelmill.illustrator.icon.VolumeColours;
import io.reelmill.illustrator.material.Material;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Finish;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;

/**
 * A style as a set of parameters and functions.
 *
 * @param light turns colours, hour or arrangement of the scene into this style's own
 * @param place paints the place
 * @param stand paints what is under and behind the figures
 * @param matter the material of figures
 * @param shadow the shadow of figures
 * @param air paints particles in front
 * @param print the effect on the painted place
 * @param trim the effect on the painted figures and particles
 */
record Style(
        UnaryOperator<Scene> light,
        Part place,
        Part stand,
        Material matter,
        Shadow shadow,
        Part air,
        LayerPixels.Process print,
        LayerPixels.Process trim)
        implements Treatment {

    /** Paints some of a scene. */
    @FunctionalInterface
    interface Part {
        void paint(Scene scene, Brush brush);

        /** This, with another on top. */
        default Part with(Part next) {
            return (s, b) -> {
                paint(s, b);
                next.paint(s, b);
            };
        }
    }

    /**
     * A drop shadow.
     *
     * @param reach of the shift, in parts of the figure's size
     * @param blur in parts of the figure's size
     * @param strength 0 to 1
     */
    record Shadow(double reach, double blur, double strength) {
        static final Shadow NONE = new Shadow(0, 0, 0);
    }

    /** A style with a place and a material only. */
    static Style of(Part place, Material matter) {
        return new Style(
                s -> s,
                place,
                (s, b) -> {},
                matter,
                Shadow.NONE,
                (s, b) -> {},
                PixelEffects.none(),
                PixelEffects.none());
    }

    Style lit(UnaryOperator<Scene> other) {
        return new Style(other, place, stand, matter, shadow, air, print, trim);
    }

    Style standing(Part other) {
        return new Style(light, place, other, matter, shadow, air, print, trim);
    }

    Style shadowed(double reach, double blur, double strength) {
        return new Style(light, place, stand, matter, new Shadow(reach, blur, strength), air, print, trim);
    }

    Style air(Part other) {
        return new Style(light, place, stand, matter, shadow, other, print, trim);
    }

    /** All layers go through the same process. */
    Style printed(LayerPixels.Process all) {
        return printed(all, all);
    }

    Style printed(LayerPixels.Process ofPlace, LayerPixels.Process ofFigures) {
        return new Style(light, place, stand, matter, shadow, air, ofPlace, ofFigures);
    }

    @Override
    public void backdrop(Scene scene, Canvas canvas) {
        Scene s = light.apply(scene);
        LayerPixels.through(s, canvas, print, b -> place.paint(s, b));
    }

    @Override
    public void motifs(Scene scene, Canvas canvas) {
        Scene s = light.apply(scene);
        LayerPixels.through(s, canvas, trim, b -> {
            stand.paint(s, b);
            for (int i = s.motifs().size() - 1; i >= 0; i--) {
                figure(s, s.motifs().get(i), b);
            }
        });
    }

    @Override
    public void hero(Scene scene, Canvas canvas) {
        Scene s = light.apply(scene);
        LayerPixels.through(s, canvas, trim, b -> figure(s, s.hero(), b));
    }

    @Override
    public void accents(Scene scene, Canvas canvas) {
        Scene s = light.apply(scene);
        LayerPixels.through(s, canvas, trim, b -> air.paint(s, b));
    }

    @Override
    public void character(Scene scene, Canvas canvas, BiConsumer<Scene, Brush> painting) {
        Scene s = light.apply(scene);
        LayerPixels.through(s, canvas, trim, b -> painting.accept(s, b));
    }

    private void figure(Scene s, Prop p, Brush b) {
        Relief relief = LitProps.relief(p, (int) (p.size() * 0.10) + 3);
        VolumeColours volumeColours = LitProps.volumeColours(s, p.thing(), relief, p.distance() * 0.45);
        try (Image image = matter.picture(s, p, relief, volumeColours)) {
            LitProps.enter(b, p);
            double w = image.getWidth();
            double h = image.getHeight();
            if (shadow.strength() > 0) {
                double reach = shadow.reach() * p.size();
                int dark = s.tones().deep().lighter(-0.04).argb(shadow.strength());
                Finish.shadow(b, image, -w / 2, -h / 2, -s.side() * reach * 0.7, reach, shadow.blur() * p.size(), dark);
            }
            b.image(image, -w / 2, -h / 2, w, h, 1);
            b.canvas().restore();
        }
    }
}
