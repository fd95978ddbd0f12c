package io.reelmill.render.figure;

import io.reelmill.providers.figure.MotionOrder;
import io.reelmill.providers.figure.MotionTransfer;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;

/** Gives the motion of a video to a picture. */
public final class MotionStage implements Stage<MotionStage.Order, MotionStage.Moved> {

    private static final String FILE = "motion.mp4";

    /** Files are named from the project's folder. */
    public record Order(String character, String source, int width, int height, double frameRate) {}

    /** @param file mp4 in the stage's folder */
    public record Moved(String file) {}

    private final MotionTransfer transfer;
    private final Path projectFolder;

    public MotionStage(MotionTransfer transfer, Path projectFolder) {
        this.transfer = transfer;
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "motion";
    }

    @Override
    public Class<Moved> resultType() {
        return Moved.class;
    }

    @Override
    public Moved run(Order order, Path folder, StageContext context) {
        MotionOrder motion = new MotionOrder(
                projectFolder.resolve(order.character()),
                projectFolder.resolve(order.source()),
                order.width(),
                order.height(),
                order.frameRate());
        transfer.transfer(motion, folder.resolve(FILE), context::stopped);
        return new Moved(FILE);
    }
}
