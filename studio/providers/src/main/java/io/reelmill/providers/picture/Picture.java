package io.reelmill.providers.picture;

import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Layer;
import java.util.List;

/**
 * A drawn picture: layers on a stage, and the camera move that suits them.
 *
 * @param stageWidth pixels
 * @param stageHeight pixels
 * @param layers back to front, the first opaque over the whole stage; files relative to the folder they were drawn into
 * @param camera the suggested move
 */
public record Picture(int stageWidth, int stageHeight, List<Layer> layers, Camera camera) {
    public Picture {
        layers = List.copyOf(layers);
    }
}
