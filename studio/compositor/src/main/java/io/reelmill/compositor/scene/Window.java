package io.reelmill.compositor.scene;

/** The part of a stage that fills the canvas, in stage pixels. */
record Window(double centreX, double centreY, double width, double height) {

    double left() {
        return centreX - width / 2;
    }

    double top() {
        return centreY - height / 2;
    }

    /** This window around the same centre, showing things larger by {@code factor}. */
    Window closer(double factor) {
        return new Window(centreX, centreY, width / factor, height / factor);
    }

    /** This window moved, and made smaller where it must be, so that it does not leave the stage. */
    Window within(double stageWidth, double stageHeight) {
        double fit = Math.min(1, Math.min(stageWidth / width, stageHeight / height));
        double w = width * fit;
        double h = height * fit;
        return new Window(inside(centreX, w / 2, stageWidth), inside(centreY, h / 2, stageHeight), w, h);
    }

    private static double inside(double centre, double half, double size) {
        return Math.min(Math.max(centre, half), size - half);
    }
}
