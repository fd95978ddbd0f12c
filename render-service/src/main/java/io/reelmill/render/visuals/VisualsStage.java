package io.reelmill.render.visuals;

import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Plans and makes the pictures of a video. */
public final class VisualsStage implements Stage<VisualsStage.Order, Visuals> {

    /** A clip begins earlier than its shot by this, seconds: transitions reach beyond the cuts. */
    static final double LEAD = 0.28;
    /** A clip ends later than its shot by this, seconds. */
    static final double HANDLE = 0.52;

    /**
     * @param topic what the whole video is about
     * @param visuals of the shots, one for each
     * @param frameRate frames a second of the video
     * @param heard what is heard meanwhile, for pictures that show words
     */
    public record Order(
            String topic, List<Shot> shots, List<Visual> visuals, Look look, double frameRate, Heard heard) {}

    private final Picturing picturing;
    private final Path projectFolder;

    /** @param projectFolder that files are named from */
    public VisualsStage(Picturing picturing, Path projectFolder) {
        this.picturing = picturing;
        this.projectFolder = projectFolder;
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
    public int version() {
        return 3;
    }

    @Override
    public Visuals run(Order order, Path folder, StageContext context) throws Exception {
        List<Idea> ideas = picturing.illustrator().plan(order.topic(), order.shots(), order.look());
        ExecutorService painters = Executors.newFixedThreadPool(
                Math.min(ideas.size(), Runtime.getRuntime().availableProcessors()));
        try {
            AtomicInteger made = new AtomicInteger();
            List<Future<Picture>> pictures = new ArrayList<>();
            for (int i = 0; i < ideas.size(); i++) {
                int shot = i;
                pictures.add(painters.submit(() -> {
                    context.check();
                    Path own = folder.resolve(String.format("shot-%03d", shot));
                    Picture picture = picturing.make(
                            order,
                            order.shots().get(shot),
                            ideas.get(shot),
                            order.visuals().get(shot),
                            own,
                            projectFolder,
                            context);
                    context.progress(made.incrementAndGet() / (double) ideas.size());
                    return picture;
                }));
            }
            List<Picture> finished = new ArrayList<>();
            for (Future<Picture> picture : pictures) {
                finished.add(picture.get());
            }
            return new Visuals(finished);
        } catch (ExecutionException e) {
            // What failed inside a painter is what failed.
            throw e.getCause() instanceof Exception cause ? cause : e;
        } finally {
            painters.shutdownNow();
        }
    }
}
