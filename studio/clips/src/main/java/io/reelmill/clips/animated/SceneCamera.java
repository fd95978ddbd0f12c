package io.reelmill.clips.animated;

import java.util.SplittableRandom;

/**
 * The camera. It moves around the hero, so that farther things shift one way and nearer things the other. Depth is 0
 * for the farthest layer, 1 for the hero, above 1 for nearer things.
 */
final class SceneCamera {

    /** Visible share of the stage; the rest is room for the camera's movement. */
    private static final double SPAN = 0.87;

    /** The depth of the pivot, which has no parallax. */
    private static final double PIVOT = 0.62;

    private static final double REACH = 0.10;
    private static final double RISE = 0.022;

    private enum Move {
        TRUCK,
        PUSH,
        PULL,
        ARC,
        CRANE
    }

    private final double width;
    private final double height;
    private final double stageWidth;
    private final double stageHeight;
    private final double base;
    private final Move move;
    private final double sign;
    private final double pace;
    private double across;
    private double up;
    private double push;

    SceneCamera(double width, double height, double stageWidth, double stageHeight, double seconds, long seed) {
        this.width = width;
        this.height = height;
        this.stageWidth = stageWidth;
        this.stageHeight = stageHeight;
        this.base = Math.max(width / stageWidth, height / stageHeight) / SPAN;
        SplittableRandom random = new SplittableRandom(seed ^ 0x1E45L);
        this.move = Move.values()[random.nextInt(Move.values().length)];
        this.sign = random.nextBoolean() ? 1 : -1;
        // short clips have a shorter movement, so that the speed stays the same
        this.pace = Math.min(1, 0.55 + seconds / 9);
    }

    /** Moves to a position on its path, 0 to 1. */
    void at(double passed) {
        double smooth = passed * passed * (3 - 2 * passed);
        double way = 0.45 * passed + 0.55 * smooth;
        double side = sign * (way * 2 - 1) * REACH * width * pace;
        double lift = (way * 2 - 1) * RISE * height * pace;
        across = switch (move) {
            case TRUCK, ARC -> side;
            case PUSH, PULL -> side * 0.6;
            case CRANE -> side * 0.4;
        };
        up = switch (move) {
            case CRANE -> lift;
            case ARC -> -RISE * height * 0.5 * Math.sin(Math.PI * way);
            default -> lift * 0.3;
        };
        push = pace
                * switch (move) {
                    case PUSH -> 0.13 * way;
                    case PULL -> 0.13 * (1 - way);
                    case ARC -> 0.07 * Math.sin(Math.PI * way);
                    case TRUCK, CRANE -> 0.03 + 0.03 * way;
                };
    }

    /** Frame pixels for each stage pixel at the start of the movement. */
    double base() {
        return base;
    }

    double zoom(double depth) {
        return base * (1 + push * (0.2 + 0.8 * depth));
    }

    double x(double stageX, double depth) {
        return width / 2 + (stageX - stageWidth / 2) * zoom(depth) - across * (depth - PIVOT);
    }

    /** The place on the stage that is seen at a column of the frame: {@link #x} turned round. */
    double stageX(double x, double depth) {
        return stageWidth / 2 + (x - width / 2 + across * (depth - PIVOT)) / zoom(depth);
    }

    double y(double stageY, double depth) {
        return height / 2 + (stageY - stageHeight / 2) * zoom(depth) - up * (depth - PIVOT);
    }
}
