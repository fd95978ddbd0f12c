package io.reelmill.figures.avatar;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.Lab;
import io.reelmill.figures.pixel.Pixels;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds a face by features that photographs, drawings and icons have in common: two dark spots of equal size at the
 * same height, a mirror-symmetric surrounding, even skin, and a dark or red line below.
 */
final class FaceFinder {

    private static final int SIDE = 300;
    private static final double[] RADII = {1.8, 2.6, 3.7, 5.2, 7.3, 10, 14};
    private static final int SPOTS = 36;
    private static final double MIN_SCORE = 1.45;

    private final Lab lab;
    private final Field seen;
    private final int width;
    private final int height;
    private final double scale;

    private record Spot(double x, double y, double radius, double strength) {}

    private record Candidate(Spot left, Spot right, Face.Mouth mouth, double score) {}

    FaceFinder(Pixels picture) {
        Pixels small = picture.within(SIDE);
        this.scale = picture.width() / (double) small.width();
        this.width = small.width();
        this.height = small.height();
        this.seen = Field.of(width, height, i -> (small.argb()[i] >>> 24) / 255f);
        this.lab = Lab.of(small.before(0x808080));
    }

    /** The most likely face, if one is likely enough. */
    Optional<Face> find() {
        List<Spot> spots = spots();
        Candidate best = null;
        for (Spot a : spots) {
            for (Spot b : spots) {
                Candidate found = a.x < b.x ? judge(a, b) : null;
                if (found != null && (best == null || found.score > best.score)) {
                    best = found;
                }
            }
        }
        return best == null || best.score < MIN_SCORE ? Optional.empty() : Optional.of(face(best));
    }

    /** Places that are darker than their surroundings, at several sizes, the strongest first. */
    private List<Spot> spots() {
        List<Spot> all = new ArrayList<>();
        for (double r : RADII) {
            Field near = lab.l().blur(r * 0.6);
            Field around = lab.l().blur(r * 1.9);
            for (int y = 3; y < height - 3; y++) {
                for (int x = 3; x < width - 3; x++) {
                    float dark = around.get(x, y) - near.get(x, y);
                    if (dark > 0.035f && seen.get(x, y) > 0.9f && isPeak(around, near, x, y, dark)) {
                        all.add(new Spot(x, y, r, dark));
                    }
                }
            }
        }
        all.sort(Comparator.comparingDouble(Spot::strength).reversed());
        List<Spot> kept = new ArrayList<>();
        for (double r : RADII) {
            all.stream().filter(s -> s.radius == r).limit(SPOTS).forEach(kept::add);
        }
        return kept;
    }

    private static boolean isPeak(Field around, Field near, int x, int y, float dark) {
        for (int j = -2; j <= 2; j++) {
            for (int i = -2; i <= 2; i++) {
                if (around.get(x + i, y + j) - near.get(x + i, y + j) > dark) {
                    return false;
                }
            }
        }
        return true;
    }

    private Candidate judge(Spot a, Spot b) {
        double dx = b.x - a.x;
        double dy = b.y - a.y;
        double gap = Math.hypot(dx, dy);
        if (a.radius != b.radius || gap < 3.2 * a.radius || gap > 13 * a.radius || Math.abs(dy) > 0.28 * dx) {
            return null;
        }
        double mx = (a.x + b.x) / 2;
        double my = (a.y + b.y) / 2;
        if (my + 1.1 * gap > height || gap > 0.6 * width || seen.get((int) mx, (int) my) < 0.5) {
            return null;
        }
        double like = 1 - Math.abs(a.strength - b.strength) / Math.max(a.strength, b.strength);
        FacePlane plane = new FacePlane(lab, mx, my, dx / gap, dy / gap, gap);
        double mirrored = plane.likeness();
        double skin = plane.skin();
        if (mirrored < 0.5 || skin < 0.28) {
            return null;
        }
        MouthLine.Found mouth = new MouthLine(plane).find();
        double set = Math.min(set(a, mx, my, gap), set(b, mx, my, gap));
        if (set < 0.3) {
            return null;
        }
        double dark = Math.min(1, Math.min(a.strength, b.strength) / 0.14);
        double level = 1 - Math.abs(dy) / dx * 1.5;
        double proportion = Math.exp(-Math.pow(Math.log(gap / (6 * a.radius)) / 0.55, 2));
        double above = my < 0.62 * height ? 1 : 0.4;
        double size = Math.min(1, gap / (0.16 * Math.min(width, height)));
        double score = (0.5 * like
                                + 0.8 * mirrored
                                + 1.0 * skin
                                + 0.6 * dark
                                + 0.9 * mouth.strength()
                                + 0.3 * proportion
                                + 0.45 * size
                                + 0.6 * set)
                        * (0.4 + 0.6 * level)
                        * above
                - 1.9;
        return new Candidate(a, b, mouth.mouth(), score);
    }

    /** The share of a ring around an eye with the skin colour of the nose: low in hair or background. */
    private double set(Spot eye, double mx, double my, double gap) {
        float x = (float) mx;
        float y = (float) (my + 0.5 * gap);
        double ring = Math.min(0.36 * gap, 2.4 * eye.radius);
        int alike = 0;
        for (int k = 0; k < 12; k++) {
            double angle = k * Math.PI / 6;
            float px = (float) (eye.x + ring * Math.cos(angle));
            float py = (float) (eye.y + ring * Math.sin(angle));
            double off = Math.hypot(
                    0.7 * (lab.l().sample(px, py) - lab.l().sample(x, y)),
                    Math.hypot(
                            lab.a().sample(px, py) - lab.a().sample(x, y),
                            lab.b().sample(px, py) - lab.b().sample(x, y)));
            alike += off < 0.08 ? 1 : 0;
        }
        return alike / 12.0;
    }

    private Face face(Candidate c) {
        double gap = Math.hypot(c.right.x - c.left.x, c.right.y - c.left.y);
        double tilt = Math.atan2(c.right.y - c.left.y, c.right.x - c.left.x);
        double mx = (c.left.x + c.right.x) / 2;
        double my = (c.left.y + c.right.y) / 2;
        Face.Eye left = eye(pupil(c.left, gap), mx, my, gap);
        Face.Eye right = eye(pupil(c.right, gap), mx, my, gap);
        double w = Math.min(left.halfWidth(), right.halfWidth());
        double h = Math.min(left.halfHeight(), right.halfHeight());
        List<Face.Eye> eyes = List.of(new Face.Eye(left.x(), left.y(), w, h), new Face.Eye(right.x(), right.y(), w, h));
        return new Face(eyes, c.mouth, mx, my, gap, tilt).scaled(scale);
    }

    /** The darkest small place of a spot; with eyebrow and eye the lower one. */
    private Spot pupil(Spot spot, double gap) {
        double r = Math.max(1.2, 0.055 * gap);
        Field near = lab.l().blur(0.7 * r);
        Field around = lab.l().blur(2 * r);
        int reach = (int) Math.max(2, 0.14 * gap);
        double best = 0;
        Spot found = spot;
        for (int j = -reach; j <= reach; j++) {
            for (int i = -reach; i <= reach; i++) {
                int x = (int) spot.x + i;
                int y = (int) spot.y + j;
                double dark = (around.get(x, y) - near.get(x, y))
                        * (1 + 0.7 * j / reach)
                        * (1 - 0.4 * (i * i + j * j) / (2.0 * reach * reach));
                if (dark > best) {
                    best = dark;
                    found = new Spot(x, y, Math.min(r * 1.6, spot.radius), spot.strength);
                }
            }
        }
        return spot.radius > 2.4 * r ? spot : found;
    }

    /** The eye extends from its dark middle to where the colour is that of the surrounding skin. */
    private Face.Eye eye(Spot spot, double mx, double my, double gap) {
        float sx = (float) mx;
        float sy = (float) (my + 0.05 * gap);
        double h = extent(spot, sx, sy, 0, 1, 0.28 * gap);
        double w = Math.max(extent(spot, sx, sy, 1, 0, 0.34 * gap), h);
        return new Face.Eye(spot.x, spot.y, w, h);
    }

    private double extent(Spot spot, float sx, float sy, int dx, int dy, double most) {
        double least = most;
        for (int side = -1; side <= 1; side += 2) {
            double end = spot.radius * 0.8;
            for (double r = end; r < most; r += 0.5) {
                float x = (float) (spot.x + side * r * dx);
                float y = (float) (spot.y + side * r * dy);
                double off = Math.hypot(
                        lab.l().sample(x, y) - lab.l().sample(sx, sy),
                        Math.hypot(
                                lab.a().sample(x, y) - lab.a().sample(sx, sy),
                                lab.b().sample(x, y) - lab.b().sample(sx, sy)));
                if (off < 0.09) {
                    break;
                }
                end = r;
            }
            least = Math.min(least, end);
        }
        return Math.min(least + 0.6, most);
    }
}
