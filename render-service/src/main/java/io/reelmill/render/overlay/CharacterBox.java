package io.reelmill.render.overlay;

import io.reelmill.providers.footage.ReadableArea;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Overlay.Entrance;

/**
 * Where a character stands before pictures that it is not painted into: at one side, at the foot of the frame, its face
 * clear of captions. Pixels of the frame.
 */
public record CharacterBox(Canvas canvas, boolean standing, double x, double y, double width, double height) {

    /** Of the frame's shorter side. */
    private static final double MARGIN = 0.05;
    /** What is to be read keeps this from the figure, of the frame's width or height. */
    private static final double GAP = 0.025;
    /** Distance of a standing character's feet from the lower edge, as a share of the frame's height. */
    private static final double FOOT = 0.985;
    /** Upper share of a standing character that captions must not cover. */
    private static final double FACE = 0.34;
    /** A figure lower than this share of the frame is hard to make out; captions in its way are worth less. */
    private static final double LEAST = 0.2;
    /** Factor by which a character behind captions may be taller. */
    private static final double MORE = 0.1;
    /** Captions that end below this are at the foot of the frame, where the figure stands behind them. */
    private static final double LOW = 0.7;

    /**
     * @param character whose captions say what must stay free
     * @param aspect width by height of what is shown
     * @param right whether it stands on the right side
     */
    public static CharacterBox of(DepictedCharacter character, double aspect, Canvas canvas, boolean right) {
        boolean standing = character.pose() == Pose.STANDING;
        double shape = canvas.width() / (double) canvas.height();
        double tallest = standing ? by(shape, 0.46, 0.56, 0.68) : by(shape, 0.27, 0.38, 0.46);
        double foot = standing ? FOOT : 1 - MARGIN;
        boolean low = character.captionsBottom() > LOW && character.captionsTop() < 1;
        double highest = character.captionsTop() - GAP;
        if (low && standing) {
            // taller, so that the feet need not leave the foot of the frame
            tallest = Math.max(tallest, Math.min(tallest + MORE, (foot - highest) / (1 - FACE)));
        } else if (low) {
            foot = highest;
        } else if (!low && character.captionsTop() < 1) {
            tallest = Math.max(LEAST, Math.min(tallest, foot - character.captionsBottom() - GAP));
        }
        double height = Math.min(tallest, by(shape, 0.58, 0.42, 0.32) * shape / aspect);
        if (low && standing) {
            foot = Math.min(foot, highest + height * (1 - FACE));
        }
        double w = height * aspect * canvas.height();
        double h = height * canvas.height();
        double margin = MARGIN * Math.min(canvas.width(), canvas.height());
        double x = right ? canvas.width() - margin - w : margin;
        return new CharacterBox(canvas, standing, x, foot * canvas.height() - h, w, h);
    }

    private static double by(double shape, double tall, double square, double wide) {
        return shape > 1.15 ? wide : shape > 0.9 ? square : tall;
    }

    /** The area left for text: beside the character, or above it in a tall frame. */
    public ReadableArea room() {
        if (canvas.width() < canvas.height() * 0.9) {
            return new ReadableArea(0, 0, 1, y / canvas.height() - GAP);
        }
        return x + width / 2 > canvas.width() / 2.0
                ? new ReadableArea(0, 0, x / canvas.width() - GAP, 1)
                : new ReadableArea((x + width) / canvas.width() + GAP, 0, 1, 1);
    }

    /**
     * It comes, stays and goes.
     *
     * @param file PNG, named from the timeline's folder
     */
    public Overlay overlay(String file, double from, double to) {
        Layer.Sway sway = new Layer.Sway(0, height * (standing ? 0.004 : 0.012), 3.4, 0);
        Entrance entrance = standing ? Entrance.SLIDE_UP : Entrance.POP;
        return new Overlay.Image(file, from, to, x, y, width, height, 1, entrance, sway);
    }
}
