package io.reelmill.illustrator.scene;

/**
 * A thing in the scene.
 *
 * @param thing its name in the lexicon
 * @param x centre in stage pixels
 * @param y centre in stage pixels
 * @param size pixels of its longer side
 * @param tilt degrees, clockwise
 * @param distance 0 as near as the hero, 1 far: smaller contrast, softer
 */
public record Prop(String thing, double x, double y, double size, double tilt, double distance) {

    /** Whether it is the sun or the moon. */
    boolean isLight() {
        return thing.startsWith("sun/") || thing.startsWith("moon") || thing.startsWith("rising-sun");
    }
}
