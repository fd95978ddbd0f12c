package io.reelmill.providers.picture;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * A consistent character that appears in a picture. Its files are the same wherever it appears.
 *
 * @param name as the client calls it
 * @param description what it is, in the client's words
 * @param pose how its figure can take its place in a scene
 * @param figure path of a PNG that is in the style of the video already, cut to what is painted
 * @param width pixels of the figure
 * @param height pixels of the figure
 * @param portrait path of a JPEG of the client's image as it is, for models that go by a picture
 * @param captionsTop share of the frame's height at which captions begin, 1 where there are none
 * @param captionsBottom share of the frame's height at which they end
 * @param trained the model that knows it, or null
 */
public record DepictedCharacter(
        String name,
        String description,
        Pose pose,
        String figure,
        int width,
        int height,
        String portrait,
        double captionsTop,
        double captionsBottom,
        @JsonInclude(JsonInclude.Include.NON_NULL) TrainedModel trained) {

    /** A character that no model was trained on. */
    public DepictedCharacter(
            String name,
            String description,
            Pose pose,
            String figure,
            int width,
            int height,
            String portrait,
            double captionsTop,
            double captionsBottom) {
        this(name, description, pose, figure, width, height, portrait, captionsTop, captionsBottom, null);
    }

    /** What the figure is. */
    public enum Pose {
        /** All of somebody, to be put on the ground. */
        STANDING,
        /** Somebody whom the image cuts off below. */
        BUST,
        /** A picture with its own background, to be shown in a frame. */
        FRAMED
    }

    /** The same with its files under other names. */
    public DepictedCharacter named(String otherFigure, String otherPortrait) {
        return new DepictedCharacter(
                name,
                description,
                pose,
                otherFigure,
                width,
                height,
                otherPortrait,
                captionsTop,
                captionsBottom,
                trained);
    }

    /** The same in a picture that has no captions. */
    public DepictedCharacter uncaptioned() {
        return new DepictedCharacter(name, description, pose, figure, width, height, portrait, 1, 1, trained);
    }

    /** The same under another name. */
    public DepictedCharacter called(String otherName) {
        return new DepictedCharacter(
                otherName, description, pose, figure, width, height, portrait, captionsTop, captionsBottom, trained);
    }

    /** The same, known by a model; null for none. */
    public DepictedCharacter knownBy(TrainedModel model) {
        return new DepictedCharacter(
                name, description, pose, figure, width, height, portrait, captionsTop, captionsBottom, model);
    }
}
