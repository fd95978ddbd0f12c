package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.place.Painter;
import io.reelmill.illustrator.scene.Scene;

/** Flat layers, each with an edge and a drop shadow on the layers behind it. */
final class LayeredPainter implements Painter {

    /**
     * How the layers look.
     *
     * @param drop of the shadow, a fraction of the shorter frame side
     * @param blur of the shadow, likewise
     * @param strength of the shadow, 0 to 1
     * @param edge width of the lit edge, likewise
     * @param edgeColour of the edge, with alpha
     */
    record Cut(double drop, double blur, double strength, double edge, int edgeColour) {}

    private final Scene s;
    private final Brush b;
    private final Painter under;
    private final Cut cut;

    LayeredPainter(Scene scene, Brush brush, Painter under, Cut cut) {
        this.s = scene;
        this.b = brush;
        this.under = under;
        this.cut = cut;
    }

    private void shadow(Path path) {
        var canvas = b.canvas();
        canvas.save();
        canvas.translate((float) (-s.side() * s.u(cut.drop()) * 0.6), (float)
                (s.u(cut.drop()) * (path.getBounds().getHeight() > s.height() * 0.25 ? -0.7 : 0.6)));
        b.fill(path, s.tones().deep().lighter(-0.06).argb(cut.strength()), s.u(cut.blur()));
        canvas.restore();
    }

    private void edge(Path path) {
        if (cut.edge() > 0) {
            var canvas = b.canvas();
            canvas.save();
            canvas.clipPath(path, true);
            b.line(path, s.u(cut.edge()) * 2, cut.edgeColour(), s.u(cut.edge()) * (cut.blur() > 0.012 ? 0.7 : 0));
            canvas.restore();
        }
    }

    @Override
    public void ground(boolean indoors) {
        under.ground(indoors);
    }

    @Override
    public void sun(double x, double y, double r) {
        try (Path disc = Path.makeCircle((float) x, (float) y, (float) r)) {
            if (!s.showsItsOwnLight()) {
                shadow(disc);
            }
        }
        under.sun(x, y, r);
    }

    @Override
    public void stars(double amount) {
        under.stars(amount);
    }

    @Override
    public void nebula() {
        under.nebula();
    }

    @Override
    public void planet(double x, double y, double r, boolean ringed) {
        try (Path disc = Path.makeCircle((float) x, (float) y, (float) r)) {
            shadow(disc);
            under.planet(x, y, r, ringed);
            edge(disc);
        }
    }

    @Override
    public void cloud(double x, double y, double width, double depth) {
        b.ellipse(
                x,
                y + s.u(cut.drop()),
                width * 0.46,
                width * 0.07,
                s.tones().deep().argb(cut.strength() * 0.7),
                s.u(cut.blur()));
        under.cloud(x, y, width, depth);
    }

    @Override
    public void land(Path path, double top, double depth) {
        shadow(path);
        under.land(path, top, depth);
        edge(path);
    }

    @Override
    public void form(Path path, double depth) {
        shadow(path);
        under.form(path, depth);
        edge(path);
    }

    @Override
    public void cap(Path path, double depth) {
        under.cap(path, depth);
    }

    @Override
    public void building(double x, double y, double width, double height, double depth) {
        try (Path body = Path.makeRect(Brush.rect(x, y - height, width, s.height() - y + height))) {
            shadow(body);
            under.building(x, y, width, height, depth);
            edge(body);
        }
    }

    @Override
    public void water(double y) {
        under.water(y);
    }

    @Override
    public void floor(double y) {
        try (Path all = Path.makeRect(Brush.rect(-10, y, s.width() + 20, s.height()))) {
            shadow(all);
        }
        under.floor(y);
    }

    @Override
    public void niche(Path path, double x, double y, double width, double height) {
        shadow(path);
        under.niche(path, x, y, width, height);
        edge(path);
    }

    @Override
    public void beam(double x, double y, double angle, double width, double length) {
        under.beam(x, y, angle, width, length);
    }

    @Override
    public void glow(double x, double y, double r, double strength) {
        under.glow(x, y, r, strength);
    }

    @Override
    public void lights(double x, double y, double r) {
        under.lights(x, y, r);
    }

    @Override
    public void grid(double y) {
        under.grid(y);
    }

    @Override
    public void haze(double y, double height, double strength) {
        // Paper layers have no mist.
    }
}
