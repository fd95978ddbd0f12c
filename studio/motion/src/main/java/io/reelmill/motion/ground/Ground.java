package io.reelmill.motion.ground;

import java.util.List;

/**
 * The motifs of a style's background, back to front.
 *
 * @param still painted once
 * @param moving painted with every frame; a plain background has only the first of them
 * @param front painted over everything, at the frame's edges
 */
public record Ground(List<Motif> still, List<Motif> moving, List<Motif> front) {
    public Ground {
        still = List.copyOf(still);
        moving = List.copyOf(moving);
        front = List.copyOf(front);
    }

    public static Ground of(Motif... moving) {
        return new Ground(List.of(), List.of(moving), List.of());
    }

    public Ground still(Motif... motifs) {
        return new Ground(List.of(motifs), moving, front);
    }

    public Ground front(Motif... motifs) {
        return new Ground(still, moving, List.of(motifs));
    }
}
