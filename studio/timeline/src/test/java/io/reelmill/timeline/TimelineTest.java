package io.reelmill.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TimelineTest {

    private static final Canvas CANVAS = new Canvas(1080, 1920, 30);

    @Test
    void shouldBeTheSameAfterJson(@TempDir Path folder) throws IOException {
        Layer layer = new Layer("a.png", 1.5, 2, 300, 400, 1.2, new Layer.Sway(3, 4, 5, 0.25));
        Camera camera = new Camera(new Camera.View(0.5, 0.5, 1), new Camera.View(0.4, 0.6, 0.8), Easing.IN_OUT);
        Clip clip = new Clip("c1", 0, 4, 1620, 2880, List.of(layer), camera, new Transition(Transition.Kind.WIPE, 0.5));
        var cue = new Captions.Cue(0, 1, List.of(new Captions.Word("Ça va?", 0, 0.9)));
        Captions captions = new Captions("Wrap 1", Captions.Position.TOP, "fr", List.of(cue));
        AudioTrack track = new AudioTrack(AudioTrack.Role.MUSIC, "m.wav", 0, -6, 0.5, 2);
        Timeline timeline = new Timeline(CANVAS, 4, List.of(clip), captions, List.of(track));

        Path file = folder.resolve("timeline.json");
        TimelineJson.write(timeline, file);

        assertThat(TimelineJson.read(file)).isEqualTo(timeline);
    }

    @Test
    void shouldRefuseAnotherVersion(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("timeline.json");
        TimelineJson.write(new Timeline(CANVAS, 1, List.of(), Captions.none(), List.of()), file);
        Files.writeString(file, Files.readString(file).replaceFirst("\"version\" : 1", "\"version\" : 2"));

        assertThatThrownBy(() -> TimelineJson.read(file)).hasMessageContaining("version 2 is not 1");
    }

    @Test
    void shouldHaveItsLengthRoundedInFramesAndAtLeastOne() {
        assertThat(lasting(0.001).frameCount()).isEqualTo(1);
        assertThat(lasting(10).frameCount()).isEqualTo(300);
        assertThat(lasting(10.02).frameCount()).isEqualTo(301);
    }

    @Test
    void shouldNeverLastZeroSeconds() {
        assertThatThrownBy(() -> lasting(0)).hasMessageContaining("longer than 0 s");
        assertThatThrownBy(() -> lasting(Double.NaN)).hasMessageContaining("longer than 0 s");
    }

    @Test
    void shouldRefuseAClipThatEndsBeforeItBegins() {
        Camera still = Camera.still(new Camera.View(0.5, 0.5, 1));
        Layer layer = new Layer("a.png", 0, 0, 10, 10, 1, null);
        assertThatThrownBy(() -> new Clip("c7", 2, 1, 10, 10, List.of(layer), still, Transition.CUT))
                .hasMessageContaining("c7");
    }

    @ParameterizedTest
    @EnumSource
    void shouldEaseFromZeroToOneWithoutTurningBack(Easing easing) {
        assertThat(easing.at(0)).isEqualTo(0);
        assertThat(easing.at(1)).isEqualTo(1);
        for (double t = 0; t < 1; t += 0.01) {
            assertThat(easing.at(t + 0.01)).isGreaterThan(easing.at(t));
        }
    }

    private static Timeline lasting(double seconds) {
        return new Timeline(CANVAS, seconds, List.of(), Captions.none(), List.of());
    }
}
