package io.reelmill.render.generation;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.providers.picture.Picture;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.nio.file.Path;
import java.util.List;

/** Makes one flat image of the layers of a picture. */
final class StillStage implements Stage<StillStage.Order, StillStage.Still> {

    /** Any: the picture is seen for this time, and taken in its middle, when its camera has composed it. */
    private static final double SECONDS = 1;

    /**
     * @param picture its files named from the project's folder
     * @param index of the image, so that each has a folder of its own
     */
    record Order(Picture picture, Canvas canvas, int index) {}

    /** @param file PNG in the stage's folder */
    record Still(String file) {}

    private final FilmMaker filmMaker;
    private final Path projectFolder;

    StillStage(FilmMaker filmMaker, Path projectFolder) {
        this.filmMaker = filmMaker;
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "source-still"; // what it shows may be the client's, and so as dark as it is
    }

    @Override
    public Class<Still> resultType() {
        return Still.class;
    }

    @Override
    public Still run(Order order, Path folder, StageContext context) {
        Picture picture = order.picture();
        Clip clip = new Clip(
                "image",
                0,
                SECONDS,
                picture.stageWidth(),
                picture.stageHeight(),
                picture.layers(),
                picture.camera(),
                Transition.CUT);
        Timeline timeline = new Timeline(order.canvas(), SECONDS, List.of(clip), Captions.none(), List.of());
        filmMaker.still(timeline, projectFolder, SECONDS / 2, folder.resolve("image.png"));
        return new Still("image.png");
    }
}
