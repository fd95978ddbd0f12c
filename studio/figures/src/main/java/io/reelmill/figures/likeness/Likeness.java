package io.reelmill.figures.likeness;

import io.reelmill.figures.pixel.Pixels;
import io.reelmill.figures.pixel.Rgb;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import java.util.Arrays;
import java.util.Optional;

/**
 * The figure of a character, and the ways in which it can be placed in a scene.
 *
 * @param figure cropped to its painted pixels
 */
public record Likeness(Pose pose, Pixels figure) {

    private static final int PAINTED = 128;
    /**
     * Length of the cut at the image's edge as a share of the figure's side: from this length at the bottom it is a
     * bust.
     */
    private static final double CUT_BELOW = 0.2;
    /** A cut of this length at a side or at the top cannot be hidden. */
    private static final double CUT_BESIDE = 0.12;
    /** A figure smaller than this share of the image is a remnant of the segmentation. */
    private static final double LEAST = 0.02;
    /** A figure that fills more of its bounding box than this is a background that was not removed. */
    private static final double MOST = 0.97;
    /** Rows and columns that count as the edge of the image, as a share of its side. */
    private static final double EDGE = 0.008;

    /**
     * Decides how a cut-out can be used.
     *
     * @param cut of the size of the image, transparent outside the subject
     * @return empty when it cannot be used without a frame: too small, or cut off at a visible place
     */
    public static Optional<Likeness> free(Pixels cut) {
        Box box = Box.of(cut);
        if (box == null || box.painted() < LEAST * cut.argb().length) {
            return Optional.empty();
        }
        if (box.painted() > MOST * box.width() * box.height()) {
            return Optional.empty();
        }
        int across = (int) Math.max(1, Math.round(cut.width() * EDGE));
        int down = (int) Math.max(1, Math.round(cut.height() * EDGE));
        double left = column(cut, across) / (double) box.height();
        double right = column(cut, cut.width() - 1 - across) / (double) box.height();
        double above = row(cut, down) / (double) box.width();
        double below = row(cut, cut.height() - 1 - down) / (double) box.width();
        boolean bust = below > CUT_BELOW;
        // cuts at the sides of a bust are low, where its frame hides them
        double beside = bust ? CUT_BESIDE * 3.5 : CUT_BESIDE;
        if (left > beside || right > beside || above > CUT_BESIDE) {
            return Optional.empty();
        }
        return Optional.of(new Likeness(bust ? Pose.BUST : Pose.STANDING, box.cutFrom(cut)));
    }

    /**
     * The image itself, cropped to a portrait.
     *
     * @param shape width by height of the crop
     * @param focusX horizontal centre of interest, 0 to 1
     * @param focusY vertical centre of interest, 0 to 1
     */
    public static Likeness framed(Pixels image, double shape, double focusX, double focusY) {
        int w = (int) Math.max(1, Math.round(Math.min(image.width(), image.height() * shape)));
        int h = (int) Math.max(1, Math.round(w / shape));
        int x = (int) Math.max(0, Math.min(image.width() - w, Math.round(focusX * image.width() - w / 2.0)));
        int y = (int) Math.max(0, Math.min(image.height() - h, Math.round(focusY * image.height() - h / 2.0)));
        h = Math.min(h, image.height());
        return new Likeness(Pose.FRAMED, part(image, x, y, w, h));
    }

    /** The figure scaled to fit into a box. */
    public Likeness within(double width, double height) {
        double scale = Math.min(width / figure.width(), height / figure.height());
        int w = (int) Math.max(2, Math.round(figure.width() * scale));
        int h = (int) Math.max(2, Math.round(figure.height() * scale));
        return new Likeness(pose, figure.scaled(w, h));
    }

    /** The figure centred on an opaque page of its own mean colour, so that no style draws an edge there. */
    public Pixels page(int width, int height) {
        int w = Math.max(width, figure.width());
        int h = Math.max(height, figure.height());
        int[] argb = new int[w * h];
        int ground = mean() | 0xFF000000;
        Arrays.fill(argb, ground);
        int x = (w - figure.width()) / 2;
        int y = (h - figure.height()) / 2;
        for (int row = 0; row < figure.height(); row++) {
            for (int column = 0; column < figure.width(); column++) {
                int c = figure.argb()[row * figure.width() + column];
                argb[(y + row) * w + x + column] = Rgb.mix(ground, c | 0xFF000000, (c >>> 24) / 255f);
            }
        }
        return new Pixels(w, h, argb);
    }

    /** The figure cut from such a redrawn page, with its original outline. */
    public Likeness drawn(Pixels page) {
        int x = (page.width() - figure.width()) / 2;
        int y = (page.height() - figure.height()) / 2;
        Pixels part = part(page, x, y, figure.width(), figure.height());
        for (int i = 0; i < part.argb().length; i++) {
            part.argb()[i] = part.argb()[i] & 0xFFFFFF | figure.argb()[i] & 0xFF000000;
        }
        return new Likeness(pose, part);
    }

    /** Blends in some of the original figure, so that the person stays recognisable. */
    public Likeness blended(Likeness before, double share) {
        int[] argb = figure.argb().clone();
        for (int i = 0; i < argb.length; i++) {
            argb[i] = Rgb.mix(argb[i], before.figure.argb()[i], (float) share);
        }
        return new Likeness(pose, new Pixels(figure.width(), figure.height(), argb));
    }

    /**
     * The figure with an outline; a framed picture needs none.
     *
     * @param radius width of the line in pixels
     */
    public Likeness outlined(int rgb, double radius) {
        int r = (int) Math.ceil(radius);
        if (pose == Pose.FRAMED || r < 1) {
            return this;
        }
        int below = pose == Pose.BUST ? 0 : r;
        int w = figure.width() + 2 * r;
        int h = figure.height() + r + below;
        int[] argb = new int[w * h];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int own = x < r || y < r || x >= w - r || y >= h - below
                        ? 0
                        : figure.argb()[(y - r) * figure.width() + x - r];
                float around = own >>> 24 == 255 ? 1 : reach(x - r, y - r, radius);
                int solid = Rgb.mix(rgb | 0xFF000000, own | 0xFF000000, (own >>> 24) / 255f);
                argb[y * w + x] = Rgb.withAlpha(solid, around);
            }
        }
        return new Likeness(pose, new Pixels(w, h, argb));
    }

    /** The maximum alpha of the figure within a radius, fading over the last pixel. */
    private float reach(int x, int y, double radius) {
        int r = (int) Math.ceil(radius);
        float most = 0;
        for (int dy = -r; dy <= r; dy++) {
            int row = y + dy;
            for (int dx = -r; row >= 0 && row < figure.height() && dx <= r; dx++) {
                int column = x + dx;
                if (column >= 0 && column < figure.width()) {
                    double near = Math.min(1, radius + 0.5 - Math.hypot(dx, dy));
                    most = near <= 0
                            ? most
                            : (float) Math.max(
                                    most, near * (figure.argb()[row * figure.width() + column] >>> 24) / 255.0);
                }
            }
        }
        return most;
    }

    private int mean() {
        long r = 0;
        long g = 0;
        long b = 0;
        long n = 1;
        for (int c : figure.argb()) {
            if (c >>> 24 >= PAINTED) {
                r += c >> 16 & 255;
                g += c >> 8 & 255;
                b += c & 255;
                n++;
            }
        }
        return (int) (r / n) << 16 | (int) (g / n) << 8 | (int) (b / n);
    }

    private static int column(Pixels cut, int x) {
        int n = 0;
        for (int y = 0; y < cut.height(); y++) {
            n += cut.argb()[y * cut.width() + x] >>> 24 >= PAINTED ? 1 : 0;
        }
        return n;
    }

    private static int row(Pixels cut, int y) {
        int n = 0;
        for (int x = 0; x < cut.width(); x++) {
            n += cut.argb()[y * cut.width() + x] >>> 24 >= PAINTED ? 1 : 0;
        }
        return n;
    }

    private static Pixels part(Pixels image, int x, int y, int w, int h) {
        int[] argb = new int[w * h];
        for (int row = 0; row < h; row++) {
            System.arraycopy(image.argb(), (y + row) * image.width() + x, argb, row * w, w);
        }
        return new Pixels(w, h, argb);
    }

    /** The smallest rectangle around all painted pixels. */
    private record Box(int x, int y, int width, int height, int painted) {

        static Box of(Pixels cut) {
            int left = cut.width();
            int right = -1;
            int top = cut.height();
            int bottom = -1;
            int painted = 0;
            for (int i = 0; i < cut.argb().length; i++) {
                if (cut.argb()[i] >>> 24 >= PAINTED) {
                    left = Math.min(left, i % cut.width());
                    right = Math.max(right, i % cut.width());
                    top = Math.min(top, i / cut.width());
                    bottom = i / cut.width();
                    painted++;
                }
            }
            return painted == 0 ? null : new Box(left, top, right - left + 1, bottom - top + 1, painted);
        }

        Pixels cutFrom(Pixels cut) {
            return part(cut, x, y, width, height);
        }
    }
}
