package io.reelmill.providers.footage;

import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;

/**
 * The order for one clip.
 *
 * @param shot what is said meanwhile, and when
 * @param idea what it shows
 * @param look what all clips of the video share, with the size of the frame
 * @param seconds how long it is seen, above 0
 * @param frameRate frames a second of the video that it is for
 * @param model quality as in the request: {@code base}, {@code pro}, {@code ultra}, or a model's own name
 * @param telling what is heard meanwhile
 */
public record ClipOrder(
        Shot shot, Idea idea, Look look, double seconds, double frameRate, String model, SpokenWords telling) {

    /** An order for a clip that shows no words. */
    public ClipOrder(Shot shot, Idea idea, Look look, double seconds, double frameRate, String model) {
        this(shot, idea, look, seconds, frameRate, model, SpokenWords.unknown(seconds));
    }
}
