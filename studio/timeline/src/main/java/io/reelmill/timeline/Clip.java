package io.reelmill.timeline;

import java.util.List;

/**
 * One picture for a stretch of time: layers on a stage, seen by a moving camera.
 *
 * @param id stable name, for reports and logs
 * @param start seconds, where its entry transition begins
 * @param end seconds; the next clip may begin earlier, by the length of its own entry transition
 * @param stageWidth width in stage pixels of the drawn picture, which is larger than the view so that the camera may move
 * @param stageHeight height in stage pixels
 * @param layers back to front; the first covers the whole stage and is opaque
 * @param camera how the view moves from start to end
 * @param entry how this clip replaces the one before
 * @param stepRate how often in a second the picture moves on, held in between; 0 with every frame
 */
public record Clip(
        String id,
        double start,
        double end,
        int stageWidth,
        int stageHeight,
        List<Layer> layers,
        Camera camera,
        Transition entry,
        double stepRate) {

    /** A clip that moves with every frame. */
    public Clip(
            String id,
            double start,
            double end,
            int stageWidth,
            int stageHeight,
            List<Layer> layers,
            Camera camera,
            Transition entry) {
        this(id, start, end, stageWidth, stageHeight, layers, camera, entry, 0);
    }

    public Clip {
        if (!(end > start)) {
            throw new IllegalArgumentException(
                    "clip " + id + " ends at " + end + " s, before its start " + start + " s");
        }
        if (layers.isEmpty()) {
            throw new IllegalArgumentException("clip " + id + " has no layer");
        }
        layers = List.copyOf(layers);
    }
}
