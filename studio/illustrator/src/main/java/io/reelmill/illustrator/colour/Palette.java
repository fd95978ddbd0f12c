package io.reelmill.illustrator.colour;

/**
 * The colours of a video: one dominant, one supporting, one accent.
 *
 * @param name as it can be asked for
 * @param dominant hue of skies and walls, degrees
 * @param support hue of land, floors and far light, degrees
 * @param accent hue that is used little, degrees
 * @param chroma how colourful, about 0.05 to 0.16
 * @param dark true for night moods
 */
public record Palette(String name, double dominant, double support, double accent, double chroma, boolean dark) {

    /** The same palette with another dominant hue. */
    public Palette withDominant(double hue) {
        return new Palette(name, hue, support, accent, chroma, dark);
    }

    /** The same palette with its hues turned a little, for one picture among many. */
    public Palette turned(double degrees) {
        return new Palette(name, dominant + degrees, support + degrees * 0.6, accent, chroma, dark);
    }
}
