package io.reelmill.render.figure;

import io.reelmill.providers.figure.BackgroundRemover;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;

/** Cuts the subject out of a picture. */
public final class CutOutStage implements Stage<CutOutStage.Order, CutOutStage.CutOut> {

    private static final String FILE = "cut-out.png";

    /** @param image PNG, named from the project's folder */
    public record Order(String image) {}

    /** @param file PNG in the stage's folder */
    public record CutOut(String file) {}

    private final BackgroundRemover remover;
    private final Path projectFolder;

    public CutOutStage(BackgroundRemover remover, Path projectFolder) {
        this.remover = remover;
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "cut-out";
    }

    @Override
    public Class<CutOut> resultType() {
        return CutOut.class;
    }

    @Override
    public CutOut run(Order order, Path folder, StageContext context) {
        remover.remove(projectFolder.resolve(order.image()), folder.resolve(FILE));
        return new CutOut(FILE);
    }
}
