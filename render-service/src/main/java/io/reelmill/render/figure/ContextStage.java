package io.reelmill.render.figure;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Draws a scene, and places a cut-out figure into it. */
public final class ContextStage implements Stage<ContextStage.Order, ContextStage.Placed> {

    private static final String FILE = "placed.png";
    /** Of the frame's height. */
    private static final double FIGURE = 0.78;

    /**
     * @param topic what the scene is about
     * @param figure transparent PNG, named from the project's folder; null for the scene alone
     * @param width pixels of the figure
     * @param height pixels of the figure
     */
    public record Order(String topic, String figure, int width, int height, Look look) {}

    /** @param file PNG in the stage's folder, of the frame's size */
    public record Placed(String file) {}

    private final Illustrator illustrator;
    private final Path projectFolder;

    public ContextStage(Illustrator illustrator, Path projectFolder) {
        this.illustrator = illustrator;
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "context";
    }

    @Override
    public Class<Placed> resultType() {
        return Placed.class;
    }

    @Override
    public Placed run(Order order, Path folder, StageContext context) throws IOException {
        Look look = order.look();
        List<Idea> ideas = illustrator.plan(order.topic(), List.of(new Shot(0, 0, 1, order.topic(), "", 0)), look);
        Picture scene = illustrator.draw(ideas.get(0), look, folder);
        List<Layer> layers = new ArrayList<>(List.of(scene.layers().get(0)));
        if (order.figure() != null) {
            layers.add(figure(order, scene, folder.relativize(projectFolder)));
        }
        Clip clip = new Clip(
                "context",
                0,
                1,
                scene.stageWidth(),
                scene.stageHeight(),
                layers,
                Camera.still(new View(0.5, 0.5, 1)),
                Transition.CUT);
        Timeline still = new Timeline(
                new Canvas(look.frameWidth(), look.frameHeight(), 30), 1, List.of(clip), Captions.none(), List.of());
        new FilmMaker().still(still, folder, 0.5, folder.resolve(FILE));
        return new Placed(FILE);
    }

    private static Layer figure(Order order, Picture scene, Path away) {
        double height = scene.stageHeight() * FIGURE;
        double width = height * order.width() / order.height();
        return new Layer(
                away.resolve(order.figure()).toString(),
                (scene.stageWidth() - width) / 2,
                scene.stageHeight() - height,
                width,
                height,
                1,
                null);
    }
}
