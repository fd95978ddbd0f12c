package io.reelmill.clips.animated;

import io.reelmill.compositor.footage.DrawnFootage;
import java.io.IOException;
import java.nio.file.Path;

/** Files of living scenes, which the compositor shows without a video in between. */
public final class SceneFormat implements DrawnFootage.Format {

    static final String ENDING = ".scene";

    @Override
    public String ending() {
        return ENDING;
    }

    @Override
    public DrawnFootage.Scene read(Path file) throws IOException {
        return new LivingScene(
                SceneDescription.read(file), file.toAbsolutePath().getParent());
    }
}
