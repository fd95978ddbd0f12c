package io.reelmill.motion.stage;

/** A rectangle in pixels. */
public record Box(double x, double y, double w, double h) {

    public double right() {
        return x + w;
    }

    public double bottom() {
        return y + h;
    }

    public double midX() {
        return x + w / 2;
    }

    public double midY() {
        return y + h / 2;
    }

    /** Whether it is clearly wider than high. */
    public boolean wide() {
        return w > 1.45 * h;
    }

    /** The part between two shares of its height. */
    public Box rows(double from, double to) {
        return new Box(x, y + h * from, w, h * (to - from));
    }

    /** The part between two shares of its width. */
    public Box columns(double from, double to) {
        return new Box(x + w * from, y, w * (to - from), h);
    }

    public Box inset(double by) {
        return new Box(x + by, y + by, Math.max(1, w - 2 * by), Math.max(1, h - 2 * by));
    }

    /** The box mirrored about the vertical centre line of another box. */
    public Box mirrored(Box in) {
        return new Box(2 * in.midX() - right(), y, w, h);
    }

    /** Whether it contains another box, with a tolerance (positive) or a margin (negative) in pixels. */
    public boolean holds(Box other, double slack) {
        return other.x >= x - slack
                && other.y >= y - slack
                && other.right() <= right() + slack
                && other.bottom() <= bottom() + slack;
    }
}
