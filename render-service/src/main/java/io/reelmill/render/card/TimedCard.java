package io.reelmill.render.card;

import io.reelmill.cards.Piece;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Overlay.Entrance;

/**
 * A card and when it is seen.
 *
 * @param piece its file in the stage's folder
 * @param start seconds of the video
 * @param end seconds of the video
 */
public record TimedCard(Piece piece, double start, double end, Entrance entrance) {

    /** As it lies on a timeline. */
    public Overlay overlay(String folder) {
        return new Overlay.Image(
                folder + "/" + piece.file(),
                start,
                end,
                piece.x(),
                piece.y(),
                piece.width(),
                piece.height(),
                1,
                entrance,
                null);
    }
}
