package io.reelmill.clips.animated;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.Progress;
import io.reelmill.compositor.Segments;
import io.reelmill.compositor.still.StillCache;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneFilmTest {

    private static final int WIDTH = 180;
    private static final int HEIGHT = 320;

    @TempDir
    Path folder;

    /** A worker that made the segments before has drawn the scenes up to there; another begins with one in the middle. */
    @Test
    void shouldMakeTheSameSegmentWhateverWasMadeBefore() throws IOException {
        List<Timeline> segments = Segments.of(film());
        StillCache stills = new StillCache();
        List<byte[]> inOrder = new ArrayList<>();
        for (Timeline segment : segments) {
            inOrder.add(made(segment, stills));
        }

        assertThat(segments).hasSizeGreaterThan(2);
        for (int i = segments.size() - 1; i >= 0; i--) {
            assertThat(made(segments.get(i), new StillCache()))
                    .as("segment %d", i)
                    .isEqualTo(inOrder.get(i));
        }
    }

    private byte[] made(Timeline segment, StillCache stills) throws IOException {
        Path mp4 = folder.resolve("segment.mp4");
        new FilmMaker().segment(segment, folder, stills, Encoding.DEFAULT, mp4, new Progress() {
            @Override
            public void at(int frame, int frames) {
                // nobody waits
            }

            @Override
            public boolean cancelled() {
                return false;
            }
        });
        return Files.readAllBytes(mp4);
    }

    private Timeline film() throws IOException {
        List<Clip> clips = List.of(
                clip("sea", "a whale in the sea", 0, 2.2, Transition.CUT),
                clip("wood", "a deer in the forest", 2, 4, new Transition(Transition.Kind.ZOOM_THROUGH, 0.2)));
        return new Timeline(new Canvas(WIDTH, HEIGHT, 10), 4, clips, Captions.none(), List.of());
    }

    private Clip clip(String name, String words, double start, double end, Transition entry) throws IOException {
        EmbeddedIllustrator illustrator = new EmbeddedIllustrator();
        Look look = new Look("DEFAULT", "", "", WIDTH, HEIGHT, 3);
        Shot shot = new Shot(0, 0, 2, words, "", 0);
        Idea idea = illustrator.plan(words, List.of(shot), look).get(0);
        ClipOrder order = new ClipOrder(shot, idea, look, 2.8, 10, "pro");
        Path own = Files.createDirectories(folder.resolve(name));
        String file = new AnimatedScenes(illustrator).place(order, own, () -> false);
        Layer layer = new Layer(name + "/" + file, 0, 0, WIDTH, HEIGHT, 1, null, new Footage(0.1, 1, false));
        return new Clip(name, start, end, WIDTH, HEIGHT, List.of(layer), Camera.still(new View(0.5, 0.5, 1)), entry);
    }
}
