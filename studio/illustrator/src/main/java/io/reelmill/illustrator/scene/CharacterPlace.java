package io.reelmill.illustrator.scene;

import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import java.util.Optional;

/**
 * The place of a character, and the space that remains for the things of the scene. Fractions of the frame.
 *
 * @param side -1 on the left, 1 on the right
 * @param x of its middle
 * @param foot where it stands
 * @param width of the figure, or of its frame
 * @param height the same
 */
public record CharacterPlace(int side, double x, double foot, double width, double height) {

    /** The number of things beside the hero that have room. */
    static final int MOTIFS = 2;

    /** From the side of the frame: the camera comes nearer. */
    private static final double MARGIN = 0.09;
    /** Where a slim figure has its middle: on a third of the frame, a little outwards. */
    private static final double THIRD = 0.29;
    /** A character is nearer to the viewer than the hero, so its feet are lower. */
    private static final double NEARER = 0.032;

    private static final double HIGHEST = 0.09;
    private static final double CLEAR = 0.025;

    /** The place in the picture of an idea that has a character. */
    public static Optional<CharacterPlace> in(Idea idea, Look look) {
        return Optional.ofNullable(idea.character())
                .map(character -> of(character, look, (idea.seed() >> 5 & 1) == 0 ? -1 : 1));
    }

    private static CharacterPlace of(DepictedCharacter character, Look look, int side) {
        double shape = look.frameWidth() / (double) look.frameHeight();
        double aspect = aspect(character);
        boolean standing = character.pose() == Pose.STANDING;
        // without captions there is room for more
        double room = look.captioned() == Captioned.NOWHERE ? 1.15 : 1;
        double foot = Scene.sunk(by(shape, 0.605, 0.66, 0.70), look.captioned());
        double tallest = room * (standing ? by(shape, 0.47, 0.54, 0.60) : by(shape, 0.36, 0.46, 0.52));
        double widest = room * by(shape, 0.47, 0.47, 0.36);
        double height = Math.min(tallest, widest * shape / aspect);
        if (character.captionsBottom() < 0.5) {
            height = Math.min(height, foot - character.captionsBottom() - CLEAR);
        } else if (foot - height * (1 - face(character)) > character.captionsTop() - CLEAR) {
            foot = character.captionsTop() - CLEAR + height * (1 - face(character));
            if (foot - height < HIGHEST) {
                height = Math.max(0.16, (character.captionsTop() - CLEAR - HIGHEST) / face(character));
                foot = HIGHEST + height;
            }
        }
        double width = height * aspect / shape;
        double inwards = Math.max(THIRD, MARGIN + width / 2);
        return new CharacterPlace(side, side < 0 ? inwards : 1 - inwards, foot, width, height);
    }

    private static double by(double shape, double tall, double square, double wide) {
        return shape > 1.15 ? wide : shape > 0.9 ? square : tall;
    }

    /** Width by height, of the frame where there is one. */
    private static double aspect(DepictedCharacter character) {
        double own = character.width() / (double) character.height();
        return character.pose() == Pose.BUST ? Math.max(0.62, Math.min(1.25, own)) : own;
    }

    /** The upper part that must stay clear of captions. */
    private static double face(DepictedCharacter character) {
        return switch (character.pose()) {
            case STANDING -> 0.3;
            case BUST -> 0.72;
            case FRAMED -> 0.85;
        };
    }

    Composition composition() {
        return side < 0 ? Composition.RIGHT : Composition.LEFT;
    }

    /** The hero on the other side, smaller, on the ground behind the character or afloat. */
    Prop hero(String thing, double base, boolean grounded, Look look) {
        double w = Math.round(look.frameWidth() * Scene.ROOM / 2) * 2;
        double h = Math.round(look.frameHeight() * Scene.ROOM / 2) * 2;
        double inner = side < 0 ? x + width / 2 : 1 - (x - width / 2);
        double room = 1 - inner - MARGIN * 0.6;
        double size = Math.min(base * 0.9, room * look.frameWidth() * 0.94);
        double middle = inner + room * 0.54;
        double hx = Scene.across(w, look.frameWidth(), side < 0 ? middle : 1 - middle);
        double tilt = side * -4;
        Prop loose = new Prop(thing, hx, 0, size, tilt, 0);
        double low = Scene.across(h, look.frameHeight(), foot - NEARER);
        double half = Figure.height(loose) / 2;
        double y = grounded
                ? low - half - 0.018 * Math.min(look.frameWidth(), look.frameHeight())
                : Math.min(low - half, Scene.down(h, look.frameHeight(), 0.36, look.captioned()));
        return new Prop(thing, hx, y, size, tilt, 0);
    }

    /** Place of the n-th motif, as {@link Composition#motif} gives it. */
    double[] motif(int n) {
        double mx = n == 0 ? 0.84 : 0.58;
        double my = n == 0 ? 0.17 : 0.13;
        return new double[] {side < 0 ? mx : 1 - mx, my, n == 0 ? 0.32 : 0.24, side * (n == 0 ? 10 : -8), 0.2 + 0.25 * n
        };
    }
}
