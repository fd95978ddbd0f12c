package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.reelmill.illustrator.paint.Accents;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Finish;
import io.reelmill.illustrator.place.Backdrops;
import io.reelmill.illustrator.scene.Figure;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;

/** The default style: smooth volumes with one key light before a soft background. */
public final class SoftVolumes implements Treatment {

    @Override
    public void backdrop(Scene s, Canvas canvas) {
        Brush b = new Brush(canvas);
        Backdrops.paint(s, new SoftPainter(s, b));
        Finish.calm(s, b);
        Finish.vignette(s, b);
        Finish.grain(s, b);
    }

    @Override
    public void motifs(Scene s, Canvas canvas) {
        Brush b = new Brush(canvas);
        HeroSupport.paint(s, b);
        reflection(s, b);
        for (int i = s.motifs().size() - 1; i >= 0; i--) {
            Prop p = s.motifs().get(i);
            volume(s, p, b, p.distance());
        }
    }

    @Override
    public void hero(Scene s, Canvas canvas) {
        volume(s, s.hero(), new Brush(canvas), 0);
    }

    @Override
    public void accents(Scene s, Canvas canvas) {
        Accents.paint(s, new Brush(canvas));
    }

    /** The reflection of the hero in a glossy floor or in water. */
    private void reflection(Scene s, Brush b) {
        double strength =
                switch (s.place()) {
                    case SEA, BEACH -> 0.34;
                    case STAGE, TECH -> 0.26;
                    case ROOM, KITCHEN, CITY -> 0.16;
                    default -> 0;
                };
        if (strength == 0 || HeroSupport.raised(s)) {
            return;
        }
        Prop hero = s.hero();
        double h = Figure.height(hero);
        Prop small = new Prop(hero.thing(), 0, 0, hero.size() / 2, 0, 0);
        int margin = (int) (hero.size() * 0.04);
        try (Image image = LitProps.render(s, small, margin, 0.1)) {
            Finish.mirror(b, image, hero.x(), s.ground() + s.u(0.012) + h / 2, 2, strength);
        }
    }

    private void volume(Scene s, Prop p, Brush b, double distance) {
        double margin = p.size() * 0.10;
        try (Image image = LitProps.render(s, p, (int) margin, distance)) {
            LitProps.enter(b, p);
            double w = image.getWidth();
            double h = image.getHeight();
            Finish.shadow(
                    b,
                    image,
                    -w / 2,
                    -h / 2,
                    s.u(0.02) * -s.side(),
                    p.size() * 0.045,
                    p.size() * 0.045,
                    s.tones().deep().argb(0.50));
            if (distance > 0.25) {
                Finish.soft(b, image, -w / 2, -h / 2, p.size() * 0.012 * distance);
            } else {
                b.image(image, -w / 2, -h / 2, w, h, 1);
            }
            b.canvas().restore();
        }
    }
}
