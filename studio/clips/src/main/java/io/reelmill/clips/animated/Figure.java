package io.reelmill.clips.animated;

import io.reelmill.clips.planar.PlanarSprite;
import io.reelmill.clips.planar.RigidPainter;
import io.reelmill.clips.planar.ShearPainter;
import io.reelmill.clips.planar.ShearSprite;
import io.reelmill.clips.planar.SpritePainter;
import io.reelmill.clips.planar.SpritePainter.Lean;
import io.reelmill.clips.planar.SpritePainter.Placement;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.compositor.still.Still;

/** The picture of a thing, in the form that is drawn the quickest for the way it moves. Immutable. */
sealed interface Figure {

    /** What figures are drawn with, by one thread. Only a canvas without cells has the first two. */
    record Brushes(RigidPainter rigid, ShearPainter shear, SpritePainter free) {}

    /** @param opacity 0 to 1 */
    void draw(Brushes brushes, Placement placement, Lean lean, double opacity);

    /**
     * @param life its motion, or null when it is static
     * @param coarse whether it is drawn on a grid of cells
     */
    static Figure of(Pixels pixels, ThingMotion life, boolean coarse) {
        if (coarse || life == ThingMotion.TURN) {
            return new Free(PlanarSprite.of(pixels, coarse));
        }
        return life == null ? new Rigid(Still.cutout(pixels)) : new Bending(new ShearSprite(pixels));
    }

    /** Never turned or bent. */
    record Rigid(Still still) implements Figure {
        @Override
        public void draw(Brushes brushes, Placement at, Lean lean, double opacity) {
            double left = at.x() - at.width() / 2;
            double top = at.y() - at.height() * at.pivot();
            brushes.rigid().draw(still, left, top, at.width(), at.height(), opacity);
        }
    }

    /** Turned by a few degrees, and bent. */
    record Bending(ShearSprite sprite) implements Figure {
        @Override
        public void draw(Brushes brushes, Placement at, Lean lean, double opacity) {
            brushes.shear().draw(sprite, at, lean, opacity);
        }
    }

    /** Turned by any angle. */
    record Free(PlanarSprite sprite) implements Figure {
        @Override
        public void draw(Brushes brushes, Placement at, Lean lean, double opacity) {
            brushes.free().draw(sprite, at, lean, opacity);
        }
    }
}
