package io.reelmill.render.figure;

import io.reelmill.figures.cutout.SubjectFilm;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;

/** Takes the speaker of a video out of the place where it was filmed. */
public final class PlacingStage implements Stage<PlacingStage.Order, PlacingStage.Placed> {

    private static final String FILE = "placed.mp4";

    /**
     * @param video named from the project's folder
     * @param ground PNG that the speaker is put before, named from the project's folder
     * @param seconds of the video that are needed
     */
    public record Order(String video, String ground, double seconds) {}

    /** @param file mp4 in the stage's folder, of the ground's size */
    public record Placed(String file) {}

    private final Path projectFolder;

    public PlacingStage(Path projectFolder) {
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "placing";
    }

    @Override
    public Class<Placed> resultType() {
        return Placed.class;
    }

    @Override
    public Placed run(Order order, Path folder, StageContext context) {
        SubjectFilm.place(
                projectFolder.resolve(order.video()),
                projectFolder.resolve(order.ground()),
                order.seconds(),
                folder.resolve(FILE),
                context::stopped);
        return new Placed(FILE);
    }
}
