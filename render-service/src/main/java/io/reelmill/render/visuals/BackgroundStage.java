package io.reelmill.render.visuals;

import io.reelmill.clips.stock.Loops;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;

/** Draws a background that goes round without a seam. */
public final class BackgroundStage implements Stage<BackgroundStage.Order, BackgroundStage.Background> {

    private static final String FILE = "background.mp4";

    /**
     * @param topic what the video is about; decides which background is drawn
     * @param width pixels of the frame
     * @param height pixels of the frame
     */
    public record Order(String topic, int width, int height, double frameRate, long seed) {}

    /** @param file mp4 in the stage's folder */
    public record Background(String file) {}

    @Override
    public String name() {
        return "background";
    }

    @Override
    public Class<Background> resultType() {
        return Background.class;
    }

    @Override
    public Background run(Order order, Path folder, StageContext context) {
        Loops.backgroundFor(
                order.topic(),
                order.width(),
                order.height(),
                order.frameRate(),
                order.seed(),
                folder.resolve(FILE),
                context::stopped);
        return new Background(FILE);
    }
}
