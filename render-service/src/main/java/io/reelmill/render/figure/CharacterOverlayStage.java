package io.reelmill.render.figure;

import io.reelmill.figures.likeness.CharacterSticker;
import io.reelmill.figures.likeness.Likeness;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;

/** Makes a character ready to stand before pictures that it cannot be painted into. */
public final class CharacterOverlayStage implements Stage<CharacterOverlayStage.Order, CharacterOverlayStage.Made> {

    private static final String FILE = "standee.png";

    /**
     * @param figure PNG, named from the project's folder
     * @param ground colour behind a bust, packed
     */
    public record Order(Pose pose, String figure, int ground) {}

    /** @param file PNG in the stage's folder */
    public record Made(String file, int width, int height) {}

    private final Path projectFolder;

    public CharacterOverlayStage(Path projectFolder) {
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "standee";
    }

    @Override
    public Class<Made> resultType() {
        return Made.class;
    }

    @Override
    public Made run(Order order, Path folder, StageContext context) {
        Likeness figure = new Likeness(order.pose(), Pixels.read(projectFolder.resolve(order.figure())));
        Pixels standee = CharacterSticker.of(figure, order.ground());
        standee.write(folder.resolve(FILE));
        return new Made(FILE, standee.width(), standee.height());
    }
}
