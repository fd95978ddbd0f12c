package io.reelmill.illustrator.place;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** The small things that make a place worth a second look; painted over it where pictures are to be rich. */
final class Riches {

    private final Scene s;
    private final Painter p;
    private final SplittableRandom chance;

    private Riches(Scene scene, Painter painter) {
        this.s = scene;
        this.p = painter;
        this.chance = new SplittableRandom(scene.seed() ^ 0x71C4E5L);
    }

    static void paint(Scene scene, Painter painter) {
        new Riches(scene, painter).paint();
    }

    private void paint() {
        switch (s.place()) {
            case SKY -> {
                shafts(4);
                birds(9);
                balloons();
            }
            case NIGHT -> {
                houses();
                meadow(true);
                fireflies();
            }
            case SPACE -> {
                belt();
                craters();
                comet();
            }
            case SEA -> {
                shafts(3);
                birds(7);
                boats();
                glitter();
            }
            case UNDERWATER -> {
                shoal(0.25, 11);
                corals();
                shoal(0.7, 6);
            }
            case BEACH -> {
                shafts(3);
                birds(6);
                boats();
                stones(9);
            }
            case FIELD, MOUNTAINS, FOREST -> {
                shafts(4);
                birds(7);
                path();
                stones(7);
                meadow(true);
            }
            case SNOW -> {
                birds(5);
                houses();
                stones(6);
                meadow(false);
            }
            case DESERT -> {
                shafts(3);
                birds(5);
                cactus(s.fx(s.side() > 0 ? 0.86 : 0.14), s.ground() + s.u(0.10), s.u(0.26), 0.80);
                cactus(s.fx(s.side() > 0 ? 0.06 : 0.94), s.ground() + s.u(0.24), s.u(0.38), 0.95);
                stones(10);
            }
            case CITY -> {
                roofs();
                lanes();
                lamps();
            }
            case TECH -> sparks();
            case ROOM, KITCHEN -> {
                frames();
                boards();
                lamp();
            }
            case STAGE -> {
                boards();
                rig();
            }
        }
    }

    /** Light that falls between clouds. */
    private void shafts(int count) {
        for (int i = 0; i < count; i++) {
            double lean = -s.side() * (14 + 9 * i + 4 * chance.nextDouble());
            double width = s.u(0.025 + 0.05 * chance.nextDouble());
            p.beam(s.lightX(), s.lightY(), lean, width, s.u(0.75 + 0.35 * chance.nextDouble()));
        }
    }

    /** A flock on the side where the light is not. */
    private void birds(int count) {
        double x = s.side() > 0 ? s.fx(0.24) : s.fx(0.76);
        double y = s.fy(0.13 + 0.07 * chance.nextDouble());
        for (int i = 0; i < count; i++) {
            double r = s.u(0.010 + 0.014 * chance.nextDouble());
            double bx = x + s.u(0.36) * (chance.nextDouble() - 0.5);
            double by = y + s.u(0.22) * (chance.nextDouble() - 0.5);
            double lift = r * (0.5 + 0.5 * chance.nextDouble());
            try (PathBuilder b = new PathBuilder()) {
                b.moveTo((float) (bx - r * 1.6), (float) (by - lift));
                b.quadTo((float) (bx - r * 0.6), (float) (by - lift * 1.3), (float) bx, (float) by);
                b.quadTo(
                        (float) (bx + r * 0.6), (float) (by - lift * 1.3), (float) (bx + r * 1.6), (float) (by - lift));
                b.quadTo((float) (bx + r * 0.6), (float) (by - lift * 0.6), (float) bx, (float) (by + r * 0.34));
                b.quadTo(
                        (float) (bx - r * 0.6), (float) (by - lift * 0.6), (float) (bx - r * 1.6), (float) (by - lift));
                try (Path bird = b.closePath().build()) {
                    p.form(bird, 0.85);
                }
            }
        }
    }

    private void balloons() {
        double[][] at = {{0.17, 0.20, 0.075}, {0.85, 0.31, 0.055}, {0.70, 0.10, 0.035}};
        for (double[] a : at) {
            double x = s.side() > 0 ? s.fx(a[0]) : s.fx(1 - a[0]);
            double y = s.fy(a[1]);
            double r = s.u(a[2]);
            try (PathBuilder b = new PathBuilder()) {
                b.addCircle((float) x, (float) y, (float) r);
                try (Path bag = b.build();
                        Path neck = Shapes.polygon(
                                x - r * 0.8,
                                y + r * 0.6,
                                x + r * 0.8,
                                y + r * 0.6,
                                x + r * 0.2,
                                y + r * 1.5,
                                x - r * 0.2,
                                y + r * 1.5);
                        Path stripe = Path.makeOval(Brush.rect(x - r * 0.3, y - r, r * 0.6, r * 2));
                        Path basket = Path.makeRect(Brush.rect(x - r * 0.2, y + r * 1.62, r * 0.4, r * 0.34))) {
                    p.form(neck, 0.55);
                    p.form(bag, 0.45);
                    p.cap(stripe, 0.8);
                    p.form(basket, 0.95);
                }
            }
        }
    }

    /** Grass, the nearer the taller, and flowers in it; the hero's feet stay free. */
    private void meadow(boolean flowers) {
        for (int row = 0; row < 7; row++) {
            double t = row / 6.0;
            double y0 = s.ground() + s.u(0.05) + (s.height() - s.ground()) * 0.92 * Math.pow(t, 1.25);
            int count = 15 - row;
            for (int i = 0; i < count; i++) {
                double x = s.width() * (i + chance.nextDouble()) / count;
                double y = y0 + s.u(0.03) * chance.nextDouble();
                boolean free = Math.abs(x - s.hero().x()) < s.hero().size() * 0.42 && t < 0.3;
                if (!free) {
                    tuft(x, y, s.u(0.030 + 0.085 * t) * (0.7 + 0.6 * chance.nextDouble()), 0.72 + 0.28 * t);
                    if (flowers && chance.nextInt(3) == 0) {
                        flower(x + s.u(0.02), y - s.u(0.02 + 0.05 * t), s.u(0.005 + 0.008 * t));
                    }
                }
            }
        }
    }

    private void tuft(double x, double y, double height, double depth) {
        try (PathBuilder b = new PathBuilder()) {
            for (int i = 0; i < 5; i++) {
                double lean = (i - 2) * 0.26 + 0.2 * (chance.nextDouble() - 0.5);
                double h = height * (0.65 + 0.5 * chance.nextDouble());
                double foot = x + (i - 2) * height * 0.07;
                double w = height * 0.045;
                b.moveTo((float) (foot - w), (float) y);
                b.quadTo((float) (foot - w + lean * h * 0.2), (float) (y - h * 0.6), (float) (foot + lean * h), (float)
                        (y - h));
                b.quadTo((float) (foot + w + lean * h * 0.3), (float) (y - h * 0.5), (float) (foot + w), (float) y);
                b.closePath();
            }
            try (Path tuft = b.build()) {
                p.form(tuft, depth);
            }
        }
    }

    private void flower(double x, double y, double r) {
        try (PathBuilder b = new PathBuilder()) {
            for (int i = 0; i < 5; i++) {
                double a = Math.PI * 2 * i / 5;
                b.addCircle((float) (x + Math.cos(a) * r), (float) (y + Math.sin(a) * r), (float) (r * 0.72));
            }
            try (Path petals = b.build()) {
                p.cap(petals, 1);
            }
        }
    }

    /** Rounded stones with a lit top, towards the edges. */
    private void stones(int count) {
        for (int i = 0; i < count; i++) {
            double t = (i + chance.nextDouble()) / count;
            double x = i % 2 == 0 ? s.fx(0.34 * chance.nextDouble()) : s.fx(1 - 0.34 * chance.nextDouble());
            double y = s.ground() + s.u(0.06) + (s.height() - s.ground()) * 0.8 * t;
            double r = s.u(0.014 + 0.045 * t) * (0.6 + 0.8 * chance.nextDouble());
            try (Path stone = Shapes.arch(x, y, r * 2.6, r * 1.4);
                    Path lit = Shapes.arch(x - s.side() * -r * 0.3, y - r * 0.5, r * 1.3, r * 0.7)) {
                p.form(stone, 0.66 + 0.3 * t);
                p.form(lit, 0.50 + 0.3 * t);
            }
        }
    }

    /** A path that winds from the viewer to the hero's feet. */
    private void path() {
        double top = s.ground() + s.u(0.06);
        double deep = s.height() - top;
        double bend = s.side() * s.u(0.16);
        double x = s.hero().x();
        try (PathBuilder b = new PathBuilder()) {
            b.moveTo((float) (x - s.u(0.05)), (float) top);
            b.cubicTo(
                    (float) (x - s.u(0.10) + bend), (float) (top + deep * 0.30),
                    (float) (x - s.u(0.20) - bend), (float) (top + deep * 0.55),
                    (float) (x - s.u(0.34)), (float) s.height());
            b.lineTo((float) (x + s.u(0.28)), (float) s.height());
            b.cubicTo(
                    (float) (x + s.u(0.10) - bend), (float) (top + deep * 0.55),
                    (float) (x + s.u(0.06) + bend), (float) (top + deep * 0.30),
                    (float) (x + s.u(0.05)), (float) top);
            try (Path way = b.closePath().build()) {
                p.form(way, 0.34);
            }
        }
    }

    /** Small houses far away, a light in each. */
    private void houses() {
        for (int i = 0; i < 3; i++) {
            double x = (s.side() > 0 ? s.fx(0.10) : s.fx(0.74)) + s.u(0.085) * i;
            double y = s.horizon() + s.u(0.085 + 0.012 * (i % 2));
            double w = s.u(0.042 + 0.014 * chance.nextDouble());
            try (Path wall = Path.makeRect(Brush.rect(x, y - w * 0.8, w, w * 0.9));
                    Path roof = Shapes.polygon(
                            x - w * 0.18, y - w * 0.75, x + w / 2, y - w * 1.45, x + w * 1.18, y - w * 0.75);
                    Path pane = Path.makeRect(Brush.rect(x + w * 0.36, y - w * 0.55, w * 0.26, w * 0.3))) {
                p.form(wall, 0.62);
                p.form(roof, 0.9);
                p.cap(pane, 1);
                p.glow(x + w * 0.5, y - w * 0.4, w * 1.5, 0.55);
            }
        }
    }

    private void fireflies() {
        for (int i = 0; i < 16; i++) {
            double y = s.horizon() + (s.height() - s.horizon()) * chance.nextDouble() * 0.8;
            p.glow(s.width() * chance.nextDouble(), y, s.u(0.012 + 0.014 * chance.nextDouble()), 1);
        }
    }

    private void boats() {
        double[][] at = {{0.20, 0.035, 0.075}, {0.72, 0.012, 0.045}, {0.90, 0.030, 0.060}};
        for (double[] a : at) {
            double x = s.side() > 0 ? s.fx(a[0]) : s.fx(1 - a[0]);
            double y = s.horizon() + s.u(a[1]);
            double r = s.u(a[2]);
            try (Path hull = Shapes.polygon(
                            x - r * 0.55,
                            y - r * 0.14,
                            x + r * 0.6,
                            y - r * 0.14,
                            x + r * 0.4,
                            y + r * 0.08,
                            x - r * 0.4,
                            y + r * 0.08);
                    Path main = Shapes.polygon(
                            x - r * 0.02, y - r * 1.25, x - r * 0.02, y - r * 0.22, x - r * 0.5, y - r * 0.22);
                    Path jib = Shapes.polygon(
                            x + r * 0.04, y - r * 1.05, x + r * 0.5, y - r * 0.22, x + r * 0.04, y - r * 0.22)) {
                p.cap(main, 1);
                p.cap(jib, 0.7);
                p.form(hull, 0.95);
            }
        }
    }

    /** Short glints on the water, the nearer the longer. */
    private void glitter() {
        for (int i = 0; i < 46; i++) {
            double t = Math.pow(chance.nextDouble(), 1.4);
            double y = s.horizon() + s.u(0.02) + (s.height() - s.horizon()) * 0.86 * t;
            double w = s.u(0.012 + 0.060 * t) * (0.5 + chance.nextDouble());
            double x = s.width() * chance.nextDouble();
            try (Path glint = Path.makeOval(Brush.rect(x, y, w, s.u(0.0025 + 0.003 * t)))) {
                p.cap(glint, 0.5 + 0.4 * t);
            }
        }
    }

    private void shoal(double depth, int count) {
        double cx = s.side() > 0 ? s.fx(0.22) : s.fx(0.78);
        double cy = s.fy(0.16 + 0.5 * (depth > 0.5 ? 0.78 : 0.1));
        for (int i = 0; i < count; i++) {
            double r = s.u(0.014 + 0.022 * depth) * (0.7 + 0.6 * chance.nextDouble());
            double x = cx + s.u(0.38) * (chance.nextDouble() - 0.5);
            double y = cy + s.u(0.20) * (chance.nextDouble() - 0.5);
            double way = s.side();
            try (PathBuilder b = new PathBuilder()) {
                b.addOval(Brush.rect(x - r, y - r * 0.42, r * 2, r * 0.84));
                b.moveTo((float) (x - way * r * 0.8), (float) y);
                b.lineTo((float) (x - way * r * 1.7), (float) (y - r * 0.5));
                b.lineTo((float) (x - way * r * 1.45), (float) y);
                b.lineTo((float) (x - way * r * 1.7), (float) (y + r * 0.5));
                try (Path fish = b.closePath().build()) {
                    p.form(fish, 0.35 + 0.6 * depth);
                }
            }
        }
    }

    private void corals() {
        for (int i = 0; i < 7; i++) {
            double x = i % 2 == 0 ? s.fx(0.30 * chance.nextDouble()) : s.fx(1 - 0.30 * chance.nextDouble());
            double y = s.fy(0.66 + 0.05 * i);
            double r = s.u(0.05 + 0.014 * i);
            double depth = 0.45 + 0.08 * i;
            for (int k = 0; k < 6; k++) {
                double angle = -62 + 25 * k + 10 * chance.nextDouble();
                double length = r * (0.9 + 0.8 * chance.nextDouble());
                try (Path branch = Shapes.leaf(x, y, length, r * 0.20, angle)) {
                    p.form(branch, Math.min(1, depth));
                }
                double a = Math.toRadians(angle);
                try (Path bud = Path.makeCircle(
                        (float) (x + Math.sin(a) * length), (float) (y - Math.cos(a) * length), (float) (r * 0.10))) {
                    p.form(bud, Math.max(0, depth - 0.3));
                }
            }
        }
        stones(6);
    }

    private void belt() {
        for (int i = 0; i < 34; i++) {
            double t = chance.nextDouble();
            double x = s.fx(-0.05 + 1.1 * t);
            double y = s.fy(0.52 - s.side() * 0.18 * (t - 0.5)) + s.u(0.05) * (chance.nextDouble() - 0.5);
            double r = s.u(0.004 + 0.014 * Math.pow(chance.nextDouble(), 2));
            try (Path rock = Shapes.polygon(
                    x - r, y, x - r * 0.3, y - r * 0.8, x + r * 0.8, y - r * 0.5, x + r, y + r * 0.4, x, y + r * 0.9)) {
                p.form(rock, 0.25 + 0.5 * chance.nextDouble());
            }
        }
        p.planet(s.fx(s.side() > 0 ? 0.30 : 0.70), s.fy(0.07), s.u(0.022), false);
        p.planet(s.fx(s.side() > 0 ? 0.12 : 0.88), s.fy(0.42), s.u(0.05), true);
    }

    private void craters() {
        for (int i = 0; i < 11; i++) {
            double t = (i + chance.nextDouble()) / 11;
            double r = s.u(0.025 + 0.085 * t) * (0.5 + chance.nextDouble());
            double x = s.width() * chance.nextDouble();
            double y = s.fy(0.76 + 0.24 * t);
            try (Path rim = Path.makeOval(Brush.rect(x - r, y - r * 0.26, r * 2, r * 0.52));
                    Path pit = Path.makeOval(Brush.rect(x - r * 0.84, y - r * 0.16, r * 1.68, r * 0.40))) {
                p.form(rim, 0.35);
                p.form(pit, 0.75);
            }
        }
    }

    private void comet() {
        double x = s.fx(s.side() > 0 ? 0.34 : 0.66);
        double y = s.fy(0.20);
        p.beam(x, y, s.side() * 118, s.u(0.012), s.u(0.30));
        p.glow(x, y, s.u(0.030), 1);
    }

    private void cactus(double x, double y, double height, double depth) {
        double w = height * 0.16;
        try (PathBuilder b = new PathBuilder()) {
            post(b, x, y, w, height);
            post(b, x - w * 1.5, y - height * 0.34, w * 0.7, height * 0.36);
            post(b, x + w * 1.5, y - height * 0.46, w * 0.7, height * 0.30);
            b.addRect(Brush.rect(x - w * 1.6, y - height * 0.40, w * 1.6, w * 0.62));
            b.addRect(Brush.rect(x, y - height * 0.52, w * 1.6, w * 0.62));
            try (Path cactus = b.build()) {
                p.form(cactus, depth);
            }
        }
    }

    private static void post(PathBuilder b, double x, double y, double w, double height) {
        b.addRect(Brush.rect(x - w / 2, y - height + w / 2, w, height - w / 2));
        b.addCircle((float) x, (float) (y - height + w / 2), (float) (w / 2));
    }

    /** Masts and water tanks before the sky. */
    private void roofs() {
        for (int i = 0; i < 6; i++) {
            double x = i % 2 == 0 ? s.fx(0.30 * chance.nextDouble()) : s.fx(1 - 0.30 * chance.nextDouble());
            double y = s.horizon() - s.u(0.16 + 0.10 * chance.nextDouble());
            double h = s.u(0.07 + 0.08 * chance.nextDouble());
            try (Path mast = Shapes.polygon(x - s.u(0.003), y, x, y - h, x + s.u(0.003), y)) {
                p.form(mast, 0.7);
            }
            p.glow(x, y - h, s.u(0.022), 1);
        }
    }

    /** Lines of a street that runs to the horizon. */
    private void lanes() {
        double top = s.horizon() + s.u(0.225);
        double deep = s.height() - top;
        double x = s.width() / 2.0;
        for (int side = -1; side <= 1; side++) {
            for (int i = 0; i < 6; i++) {
                double t0 = Math.pow((i + 0.1) / 6, 1.6);
                double t1 = Math.pow((i + 0.6) / 6, 1.6);
                double y0 = top + deep * t0;
                double y1 = top + deep * t1;
                double x0 = x + side * s.u(0.10 + 0.62 * t0);
                double x1 = x + side * s.u(0.10 + 0.62 * t1);
                double w0 = s.u(0.004 + 0.014 * t0);
                double w1 = s.u(0.004 + 0.014 * t1);
                try (Path dash = Shapes.polygon(x0 - w0, y0, x0 + w0, y0, x1 + w1, y1, x1 - w1, y1)) {
                    p.form(dash, side == 0 ? 0.12 : 0.30);
                }
            }
        }
    }

    private void lamps() {
        for (int i = 0; i < 4; i++) {
            boolean left = i % 2 == 0;
            double near = i < 2 ? 0 : 1;
            double x = s.fx(left ? 0.17 - 0.14 * near : 0.83 + 0.14 * near);
            double y = s.horizon() + s.u(0.25 + 0.16 * near);
            double h = s.u(0.34 + 0.26 * near);
            double w = s.u(0.006 + 0.004 * near);
            double arm = (left ? 1 : -1) * h * 0.16;
            try (Path pole = Path.makeRect(Brush.rect(x - w / 2, y - h, w, h));
                    Path bar = Path.makeRect(Brush.rect(Math.min(x, x + arm), y - h, Math.abs(arm), w));
                    Path head = Shapes.arch(x + arm, y - h + w * 2.2, w * 6, w * 3)) {
                p.beam(x + arm, y - h + w, 0, h * 0.20, h * 0.95);
                p.form(pole, 0.9);
                p.form(bar, 0.9);
                p.form(head, 0.9);
                p.glow(x + arm, y - h + w * 3, h * 0.22, 0.9);
            }
        }
    }

    private void sparks() {
        for (int i = 0; i < 26; i++) {
            double x = s.width() * chance.nextDouble();
            double y = s.fy(0.1 + 0.42 * chance.nextDouble());
            p.glow(x, y, s.u(0.008 + 0.018 * Math.pow(chance.nextDouble(), 2)), 0.9);
        }
        for (int i = 0; i < 9; i++) {
            double x = i % 2 == 0 ? s.fx(0.28 * chance.nextDouble()) : s.fx(1 - 0.28 * chance.nextDouble());
            p.beam(x, s.horizon(), 180, s.u(0.006), s.u(0.16 + 0.34 * chance.nextDouble()));
        }
    }

    /** Pictures on the wall. */
    private void frames() {
        double left = s.side() > 0 ? 0.08 : 0.70;
        double[][] at = {{0, 0.31, 0.13, 0.10}, {0.15, 0.335, 0.08, 0.07}, {0.02, 0.415, 0.09, 0.055}};
        for (double[] a : at) {
            double x = s.fx(left + a[0]);
            double y = s.fy(a[1]);
            double w = s.u(a[2]);
            double h = w * a[3] / a[2] * 1.3;
            double edge = w * 0.09;
            try (Path frame = Path.makeRect(Brush.rect(x, y, w, h));
                    Path sheet = Path.makeRect(Brush.rect(x + edge, y + edge, w - 2 * edge, h - 2 * edge));
                    Path hill = Shapes.polygon(
                            x + edge,
                            y + h - edge,
                            x + w * 0.42,
                            y + h * 0.42,
                            x + w * 0.62,
                            y + h * 0.64,
                            x + w * 0.76,
                            y + h * 0.5,
                            x + w - edge,
                            y + h - edge)) {
                p.form(frame, 0.72);
                p.form(sheet, 0.10);
                p.form(hill, 0.45);
            }
        }
    }

    /** A skirting board and the joints of the floor. */
    private void boards() {
        try (Path skirting = Path.makeRect(Brush.rect(-10, s.horizon() - s.u(0.028), s.width() + 20, s.u(0.028)))) {
            p.form(skirting, 0.28);
        }
        double deep = s.height() - s.horizon();
        for (int i = -9; i <= 9; i++) {
            double x0 = s.width() / 2.0 + s.u(0.11) * i;
            double x1 = s.width() / 2.0 + s.u(0.32) * i;
            try (Path joint = Shapes.polygon(
                    x0, s.horizon(), x0 + s.u(0.002), s.horizon(), x1 + s.u(0.007), s.height(), x1, s.height())) {
                p.form(joint, 0.9);
            }
        }
        for (int i = 1; i < 6; i++) {
            double y = s.horizon() + deep * Math.pow(i / 6.0, 1.7);
            try (Path joint = Path.makeRect(Brush.rect(0, y, s.width(), s.u(0.0015 + 0.0006 * i)))) {
                p.form(joint, 0.85);
            }
        }
    }

    /** A standing lamp, and books beside it. */
    private void lamp() {
        double x = s.side() > 0 ? s.fx(0.90) : s.fx(0.10);
        double y = s.horizon() + s.u(0.10);
        double h = s.u(0.50);
        try (Path pole = Path.makeRect(Brush.rect(x - s.u(0.006), y - h, s.u(0.012), h));
                Path foot = Shapes.arch(x, y, s.u(0.11), s.u(0.055));
                Path shade = Shapes.polygon(
                        x - s.u(0.05),
                        y - h - s.u(0.02),
                        x + s.u(0.05),
                        y - h - s.u(0.02),
                        x + s.u(0.09),
                        y - h + s.u(0.11),
                        x - s.u(0.09),
                        y - h + s.u(0.11))) {
            p.glow(x, y - h + s.u(0.08), s.u(0.42), 0.9);
            p.form(pole, 0.9);
            p.form(foot, 0.9);
            p.form(shade, 0.05);
            p.glow(x, y - h + s.u(0.05), s.u(0.12), 0.9);
        }
        double at = s.side() > 0 ? s.fx(0.07) : s.fx(0.93);
        for (int i = 0; i < 4; i++) {
            double w = s.u(0.15 - 0.016 * i);
            double shift = s.u(0.018) * (chance.nextDouble() - 0.5);
            double top = s.ground() + s.u(0.14) - s.u(0.030) * (i + 1);
            try (Path book = Path.makeRect(Brush.rect(at - w / 2 + shift, top, w, s.u(0.027)));
                    Path pages = Path.makeRect(
                            Brush.rect(at - w / 2 + shift + w * 0.86, top + s.u(0.005), w * 0.14, s.u(0.017)))) {
                p.form(book, i % 2 == 0 ? 0.85 : 0.45);
                p.form(pages, 0.06);
            }
        }
    }

    /** Lamps of a stage on their bar. */
    private void rig() {
        boolean dark = s.hour() == Tones.Hour.NIGHT;
        double y = s.fy(0.045);
        try (Path bar = Path.makeRect(Brush.rect(-10, y - s.u(0.05), s.width() + 20, s.u(0.012)))) {
            p.form(bar, 0.95);
        }
        for (int i = 0; i < 5; i++) {
            double x = s.fx(0.1 + 0.2 * i);
            double lean = (0.5 - (0.1 + 0.2 * i)) * 44;
            p.beam(x, y, lean, s.u(0.035), s.u(dark ? 0.95 : 0.7));
            try (Path lamp = Shapes.arch(x, y + s.u(0.012), s.u(0.055), s.u(0.055))) {
                p.form(lamp, 0.95);
            }
            p.glow(x, y + s.u(0.01), s.u(0.06), 1);
        }
    }
}
