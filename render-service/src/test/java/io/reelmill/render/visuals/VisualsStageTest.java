package io.reelmill.render.visuals;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.footage.UnmatchedMarker;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.stage.UndisturbedContext;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VisualsStageTest {

    private static final Look LOOK = new Look("DEFAULT", "", "", 90, 160, 4);
    private static final int SHOTS = 12;

    @TempDir
    Path project;

    @Test
    void shouldAskAServiceForAsManyPicturesAtATimeAsIsSetWhateverTheCores() throws Exception {
        int atOnce = 6;
        CyclicBarrier together = new CyclicBarrier(atOnce);

        List<Picture> pictures = pictures(new PictureProviders(
                new Drawing(true, () -> together.await(30, TimeUnit.SECONDS)), Map.of(), null, null, atOnce));

        assertThat(pictures).as("none waited for in vain").hasSize(SHOTS);
    }

    @Test
    void shouldDrawOnlyAsManyAtATimeItselfAsThereAreCores() throws Exception {
        AtomicInteger most = new AtomicInteger();
        AtomicInteger now = new AtomicInteger();
        Drawing drawing = new Drawing(false, () -> {
            most.accumulateAndGet(now.incrementAndGet(), Math::max);
            Thread.yield();
            now.decrementAndGet();
        });

        pictures(new PictureProviders(drawing, Map.of(), null, null, 6));

        assertThat(most.get()).isLessThanOrEqualTo(Runtime.getRuntime().availableProcessors());
    }

    @Test
    void shouldSayForWhichShotsNoStockVideoFits() throws Exception {
        List<String> warnings = new ArrayList<>();
        List<Shot> shots = List.of(new Shot(0, 0, 1, "The sea", "", 0), new Shot(1, 1, 2, "A tax form", "", 1));
        List<Visual> visuals = Collections.nCopies(2, new Visual.Clip("stock-video", "good"));

        new VisualsStage(
                        new PictureProviders(
                                new EmbeddedIllustrator(), Map.of("stock-video", new OnlyTheSea()), null, null),
                        project)
                .run(
                        new VisualsStage.Order("words", shots, visuals, LOOK, 25, SpokenTrack.NOTHING),
                        project,
                        new UndisturbedContext() {
                            @Override
                            public void warn(String message) {
                                warnings.add(message);
                            }
                        });

        assertThat(warnings)
                .containsExactly("media.type: no stock video fits 1 of 2 shots (2); drawn scenes are shown there");
    }

    /** Stock that has one video. */
    private static final class OnlyTheSea implements ClipGenerator {

        @Override
        public String name() {
            return "sea";
        }

        @Override
        public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
            if (!order.shot().words().contains("sea")) {
                UnmatchedMarker.writeBeside(mp4);
            }
        }
    }

    private List<Picture> pictures(PictureProviders picturing) throws Exception {
        List<Shot> shots = IntStream.range(0, SHOTS)
                .mapToObj(i -> new Shot(i, i, i + 1, "Word " + i, "", i))
                .toList();
        List<Visual> visuals = Collections.nCopies(SHOTS, new Visual.Drawn());
        return new VisualsStage(picturing, project)
                .run(
                        new VisualsStage.Order("words", shots, visuals, LOOK, 25, SpokenTrack.NOTHING),
                        project,
                        new UndisturbedContext())
                .pictures();
    }

    private interface Work {
        void run() throws InterruptedException, BrokenBarrierException, TimeoutException;
    }

    /** Does something in place of drawing. */
    private record Drawing(boolean isRemote, Work work) implements Illustrator {

        @Override
        public List<Idea> plan(String topic, List<Shot> shots, Look look) {
            return new EmbeddedIllustrator().plan(topic, shots, look);
        }

        @Override
        public Picture draw(Idea idea, Look look, Path folder) {
            try {
                work.run();
            } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
                throw new IllegalStateException(e);
            }
            return new Picture(90, 160, List.of(), null);
        }
    }
}
