package io.reelmill.figures.likeness;

import io.reelmill.figures.pixel.Pixels;
import io.reelmill.figures.pixel.Rgb;
import io.reelmill.providers.picture.DepictedCharacter.Pose;

/** The figure of a character as an overlay on pictures: as a sticker or in a round badge. */
public final class CharacterSticker {

    private static final int WHITE = 0xFFFFFF;
    /** Width of the white outline, as a share of the figure's height. */
    private static final double LINE = 0.011;
    /** Width of the badge's ring, as a share of its radius. */
    private static final double RING = 0.06;
    /** Share of the badge inside its ring that a bust fills. */
    private static final double FILLED = 0.94;

    private CharacterSticker() {}

    /**
     * A whole figure with a white outline; a bust or a picture in a round badge.
     *
     * @param ground packed background colour of a bust
     */
    public static Pixels of(Likeness likeness, int ground) {
        Pixels figure = likeness.figure();
        return likeness.pose() == Pose.STANDING
                ? likeness.outlined(WHITE, Math.max(1, figure.height() * LINE)).figure()
                : badge(likeness, ground);
    }

    private static Pixels badge(Likeness likeness, int ground) {
        Pixels figure = likeness.figure();
        boolean bust = likeness.pose() == Pose.BUST;
        int size = bust ? Math.max(figure.width(), figure.height()) : Math.min(figure.width(), figure.height());
        double radius = size / 2.0;
        double inner = radius * (1 - RING);
        double scale = bust
                ? 2 * inner * FILLED / Math.max(figure.width(), figure.height())
                : 2 * inner / Math.min(figure.width(), figure.height());
        double left = radius - figure.width() * scale / 2;
        // a bust is aligned to the lower edge, a picture to the upper one
        double top = bust ? radius + inner - figure.height() * scale : radius - inner;
        int[] argb = new int[size * size];
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                double away = Math.hypot(x + 0.5 - radius, y + 0.5 - radius);
                double fx = (x + 0.5 - left) / scale - 0.5;
                double fy = (y + 0.5 - top) / scale - 0.5;
                boolean within = fx > -1 && fy > -1 && fx < figure.width() && fy < figure.height();
                int own = within ? Rgb.sample(figure, (float) fx, (float) fy) : 0;
                int inside = Rgb.mix(ground | 0xFF000000, own, (own >>> 24) / 255f);
                int seen = Rgb.mix(inside, WHITE, (float) (away - inner + 0.5));
                argb[y * size + x] = Rgb.withAlpha(seen, (float) Math.max(0, Math.min(1, radius - away + 0.5)));
            }
        }
        return new Pixels(size, size, argb);
    }
}
