package io.reelmill.render.visuals;

import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.Layer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Plans and draws the pictures of a video. */
public final class VisualsStage implements Stage<VisualsStage.Order, Visuals> {

    /**
     * @param topic what the whole video is about
     */
    public record Order(String topic, List<Shot> shots, Look look) {}

    private final Illustrator illustrator;

    public VisualsStage(Illustrator illustrator) {
        this.illustrator = illustrator;
    }

    @Override
    public String name() {
        return "visuals";
    }

    @Override
    public Class<Visuals> resultType() {
        return Visuals.class;
    }

    @Override
    public Visuals run(Order order, Path folder, StageContext context) throws Exception {
        List<Idea> ideas = illustrator.plan(order.topic(), order.shots(), order.look());
        ExecutorService painters = Executors.newFixedThreadPool(
                Math.min(ideas.size(), Runtime.getRuntime().availableProcessors()));
        try {
            AtomicInteger drawn = new AtomicInteger();
            List<Future<Picture>> pictures = new ArrayList<>();
            for (Idea idea : ideas) {
                pictures.add(painters.submit(() -> {
                    context.check();
                    Picture picture = draw(idea, order.look(), folder);
                    context.progress(drawn.incrementAndGet() / (double) ideas.size());
                    return picture;
                }));
            }
            List<Picture> finished = new ArrayList<>();
            for (Future<Picture> picture : pictures) {
                finished.add(picture.get());
            }
            return new Visuals(ideas, finished);
        } catch (ExecutionException e) {
            // What failed inside a painter is what failed.
            throw e.getCause() instanceof Exception cause ? cause : e;
        } finally {
            painters.shutdownNow();
        }
    }

    private Picture draw(Idea idea, Look look, Path folder) throws IOException {
        String name = String.format("shot-%03d", idea.shot());
        Path own = Files.createDirectories(folder.resolve(name));
        Picture picture = illustrator.draw(idea, look, own);
        List<Layer> layers =
                picture.layers().stream().map(l -> moved(l, name + "/")).toList();
        return new Picture(picture.stageWidth(), picture.stageHeight(), layers, picture.camera());
    }

    /** The same layer, its file named from another folder. */
    public static Layer moved(Layer layer, String prefix) {
        return new Layer(
                prefix + layer.file(),
                layer.x(),
                layer.y(),
                layer.width(),
                layer.height(),
                layer.parallax(),
                layer.sway());
    }
}
