package io.reelmill.figures.motion;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterBlurMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.MaskFilter;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.types.Rect;
import io.reelmill.figures.pixel.FrameSurface;
import io.reelmill.figures.pixel.Mesh;
import io.reelmill.figures.pixel.Pixels;

/** The figure that receives the motion: it stands where the figure of the video stood, and moves as that one did. */
final class TransferredFigure implements AutoCloseable {

    /** The largest bend of the figure; at 1 it would fold. */
    private static final float STEEPEST = 0.3f;

    private static final double MIN_TALL = 0.5;
    private static final double MAX_TALL = 0.92;
    private static final double OVERSCAN = 1.12;
    /** How far a figure that is cut off by its picture extends below the frame, in heights of the frame. */
    private static final double BELOW = 0.07;

    /**
     * A figure that touches the bottom of its picture with this share of its width is cut off there; feet touch less.
     */
    private static final double CUT_OFF = 0.4;

    private final ObservedMotion part;
    private final int width;
    private final int height;
    private final Pixels figure;
    private final Image image;
    private final Image ground;
    private final Mesh mesh;
    private final FrameSurface stage;
    private final double left;
    private final double top;
    private final BodyMotion suppleness;
    private final double amplitude;
    private final double walk;
    /** Whether the picture cuts the figure off; then the frame must cut it off as well. */
    private final boolean cutOff;

    TransferredFigure(Pixels cutOut, ObservedMotion part, Pixels backdrop, int width, int height) {
        this.part = part;
        this.width = width;
        this.height = height;
        int[] seen = visible(cutOut);
        this.cutOff = isCutOff(cutOut, seen);
        double tall = Math.max(MIN_TALL, Math.min(MAX_TALL, (part.bottom() - part.top()) * 1.02)) * height;
        double scale = Math.min(tall / (seen[3] - seen[1]), 0.9 * width / (seen[2] - seen[0]));
        this.figure = cropped(cutOut, seen, scale);
        this.image = figure.image();
        this.ground = backdrop.image();
        this.mesh = new Mesh(figure.width(), figure.height(), 24, 36);
        this.stage = new FrameSurface(width, height);
        double middle = 0.65 * (part.left() + part.right()) / 2 + 0.35 * 0.5;
        double foot = Math.max(0.72, Math.min(0.97, part.bottom()));
        this.left =
                Math.max(0.02 * width, Math.min(0.98 * width - figure.width(), middle * width - figure.width() / 2.0));
        double base = cutOff ? height * (1 + BELOW) : foot * height;
        this.top = Math.max(0.02 * height, base - figure.height());
        this.suppleness = new BodyMotion(Tracker.COLUMNS, Tracker.ROWS, figure.width() / (double) figure.height());
        this.amplitude = amplitude();
        this.walk = walk();
    }

    Pixels frame(int k) {
        ObservedMotion.Moment m = part.moments().get(Math.min(k, part.moments().size() - 1));
        double rim = (OVERSCAN - 1) / 2;
        double cameraX = rim * Math.tanh(m.cameraX() / rim);
        double cameraY = rim * Math.tanh(m.cameraY() / rim);
        double bodyX = left + walk * m.bodyX() * figure.width() + cameraX * width;
        double bodyY = top + standing(walk * m.bodyY() * figure.height() + cameraY * height);
        Lattice bends = suppleness.of(m.bends());
        float[] shift = new float[2];
        return stage.draw(canvas -> {
            canvas.drawImageRect(
                    ground,
                    Rect.makeXYWH(
                            (float) ((cameraX - rim) * width),
                            (float) ((cameraY - rim) * height),
                            (float) (OVERSCAN * width),
                            (float) (OVERSCAN * height)));
            if (!cutOff) {
                shadow(canvas, bodyX, top + cameraY * height, bends);
            }
            mesh.draw(canvas, image, (x, y, to) -> {
                bends.at(x / figure.width(), y / figure.height(), shift);
                double rise = amplitude * shift[1] * figure.height();
                to[0] = (float) (bodyX + x + amplitude * shift[0] * figure.width());
                to[1] = (float) (bodyY + y + (cutOff ? rise * (1 - y / figure.height()) : rise));
            });
        });
    }

    /** A figure that is cut off rises only as far as the cut stays outside of the frame. */
    private double standing(double shift) {
        double room = BELOW * height * 0.9;
        return cutOff ? room * Math.tanh(shift / room) : shift;
    }

    private void shadow(Canvas canvas, double x, double y, Lattice bends) {
        float[] foot = new float[2];
        bends.at(0.5, 1, foot);
        float middle = (float) (x + figure.width() * (0.5 + amplitude * foot[0]));
        float base = (float) (y + figure.height() * 0.985);
        float w = figure.width() * 0.36f;
        float h = Math.max(6, figure.height() * 0.022f);
        try (MaskFilter soft = MaskFilter.makeBlur(FilterBlurMode.NORMAL, h * 0.8f);
                Paint dark =
                        new Paint().setColor(0x66000000).setMaskFilter(soft).setAntiAlias(true)) {
            canvas.drawOval(Rect.makeLTRB(middle - w, base - h, middle + w, base + h), dark);
        }
    }

    /** Scales the motion to that of the video, but below the point at which the figure folds. */
    private double amplitude() {
        float strain = 0;
        for (ObservedMotion.Moment m : part.moments()) {
            strain = Math.max(strain, suppleness.of(m.bends()).strain());
        }
        return strain <= STEEPEST ? 1 : STEEPEST / strain;
    }

    /** The share of the path that keeps three quarters of the figure in the frame. */
    private double walk() {
        double most = 1e-6;
        for (ObservedMotion.Moment m : part.moments()) {
            most = Math.max(most, Math.abs(m.bodyX()) * figure.width());
        }
        double room = Math.max(0.08 * width, Math.min(left, width - left - figure.width()) + 0.25 * figure.width());
        return Math.min(1, room / most);
    }

    private static int[] visible(Pixels p) {
        int[] box = {p.width(), p.height(), 0, 0};
        for (int i = 0; i < p.argb().length; i++) {
            if (p.argb()[i] >>> 24 > 24) {
                int x = i % p.width();
                int y = i / p.width();
                box[0] = Math.min(box[0], x);
                box[1] = Math.min(box[1], y);
                box[2] = Math.max(box[2], x + 1);
                box[3] = Math.max(box[3], y + 1);
            }
        }
        return box[2] > box[0] ? box : new int[] {0, 0, p.width(), p.height()};
    }

    /** Whether the figure touches the bottom of its picture with a large part of its width, as a bust does. */
    private static boolean isCutOff(Pixels p, int[] box) {
        int touching = 0;
        for (int x = box[0]; x < box[2]; x++) {
            touching += p.argb()[(p.height() - 1) * p.width() + x] >>> 24 > 128 ? 1 : 0;
        }
        return box[3] == p.height() && touching > CUT_OFF * (box[2] - box[0]);
    }

    private static Pixels cropped(Pixels p, int[] box, double scale) {
        Pixels out = new Pixels(box[2] - box[0], box[3] - box[1]);
        for (int y = 0; y < out.height(); y++) {
            System.arraycopy(p.argb(), (box[1] + y) * p.width() + box[0], out.argb(), y * out.width(), out.width());
        }
        return out.scaled((int) Math.max(8, out.width() * scale), (int) Math.max(8, out.height() * scale));
    }

    @Override
    public void close() {
        image.close();
        ground.close();
        stage.close();
    }
}
