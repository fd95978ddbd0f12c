package io.reelmill.timeline;

/** A move of the view over the stage, from the start to the end of the clip. */
public record Camera(View from, View to, Easing easing) {

    /**
     * What part of the stage is seen.
     *
     * @param x centre of the view as a fraction of the stage's width, 0 to 1
     * @param y centre of the view as a fraction of the stage's height, 0 to 1
     * @param span size of the view against the largest one of the canvas' shape that fits on the stage, above 0 to 1; a
     *     view that would leave the stage is moved back onto it
     */
    public record View(double x, double y, double span) {}

    public static Camera still(View view) {
        return new Camera(view, view, Easing.LINEAR);
    }
}
