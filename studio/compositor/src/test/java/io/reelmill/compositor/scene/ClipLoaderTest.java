package io.reelmill.compositor.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.FootageWriter;
import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.footage.OpenFiles;
import io.reelmill.compositor.still.StillCache;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClipLoaderTest {

    private static final Layer VIDEO = new Layer("clip.mp4", 0, 0, 64, 64, 1, null, new Footage(0, 1, false));

    @TempDir
    Path folder;

    private Path video;

    @BeforeEach
    void writeVideo() {
        video = folder.resolve("clip.mp4");
        try (FootageWriter writer = FootageWriter.open(video, 64, 64, 10);
                Surface surface = writer.surface()) {
            writer.write(surface);
            writer.finish();
        }
    }

    @Test
    void shouldCloseTheVideosOfAClipWhoseOtherLayerIsMissing() throws IOException {
        Layer missing = new Layer("missing.png", 0, 0, 64, 64, 1, null);

        try (ClipLoader loader = loader(List.of(VIDEO, missing))) {
            assertThatThrownBy(() -> loader.clip(0, 0))
                    .isInstanceOf(RenderException.class)
                    .hasMessageContaining("missing.png cannot be read: it is missing");

            assertThat(OpenFiles.count(video)).isZero();
        }
    }

    @Test
    void shouldKeepAVideoOpenUntilItIsClosed() throws IOException {
        try (ClipLoader loader = loader(List.of(VIDEO))) {
            loader.clip(0, 0);

            assertThat(OpenFiles.count(video)).isEqualTo(1);
        }
        assertThat(OpenFiles.count(video)).isZero();
    }

    private ClipLoader loader(List<Layer> layers) {
        Camera still = Camera.still(new Camera.View(0.5, 0.5, 1));
        Clip clip = new Clip("a", 0, 1, 64, 64, layers, still, Transition.CUT);
        Timeline timeline = new Timeline(new Canvas(64, 64, 10), 1, List.of(clip), Captions.none(), List.of());
        return new ClipLoader(timeline, folder, new StillCache(), false, Runnable::run);
    }
}
