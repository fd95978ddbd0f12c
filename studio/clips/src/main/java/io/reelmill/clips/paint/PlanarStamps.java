package io.reelmill.clips.paint;

import io.reelmill.clips.paint.SoftSprites.Shape;
import io.reelmill.clips.planar.PlanarSprite;
import io.reelmill.clips.planar.RigidPainter;
import io.reelmill.clips.planar.SpritePainter;
import io.reelmill.clips.planar.SpritePainter.Lean;
import io.reelmill.clips.planar.SpritePainter.Placement;
import io.reelmill.compositor.still.Still;
import java.util.HashMap;
import java.util.Map;

/** Shapes on a planar canvas, each rendered once for each colour and a few sizes. Not thread-safe. */
public final class PlanarStamps implements Stamps {

    private static final int SMALLEST = 6;
    /** Pixels across, above which an upright shape is drawn in long rows. */
    private static final int LARGE = 48;

    private record Key(Shape shape, int rgb, int side) {}

    private final SpritePainter painter;
    private final RigidPainter rigid;
    private final boolean whole;
    private final Map<Key, Still> large = new HashMap<>();
    private final Map<Key, PlanarSprite> ready = new HashMap<>();

    /** @param rigid for the same canvas, or null when it has as many samples of chroma as of luma */
    public PlanarStamps(SpritePainter painter, RigidPainter rigid) {
        this.painter = painter;
        this.rigid = rigid;
        this.whole = rigid == null;
    }

    @Override
    public void stamp(Shape shape, double x, double y, double wide, double high, double turn, int rgb, double alpha) {
        int side = SoftSprites.SIDE;
        while (side / 2 >= Math.max(wide, high) && side > SMALLEST) {
            side /= 2;
        }
        Key wanted = new Key(shape, rgb & 0xFFFFFF, side);
        if (rigid != null && turn == 0 && Math.min(wide, high) > LARGE) {
            Still still = large.computeIfAbsent(
                    wanted, key -> Still.cutout(SoftSprites.pixels(key.shape(), key.rgb(), key.side())));
            rigid.draw(still, x - wide / 2, y - high / 2, wide, high, Math.max(0, Math.min(1, alpha)));
            return;
        }
        PlanarSprite sprite = ready.computeIfAbsent(
                wanted, key -> PlanarSprite.of(SoftSprites.pixels(key.shape(), key.rgb(), key.side()), whole));
        painter.draw(sprite, new Placement(x, y, 0.5, wide, high, turn), Lean.NONE, Math.max(0, Math.min(1, alpha)));
    }
}
