package io.reelmill.render.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.timeline.Canvas;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameSizeTest {

    @ParameterizedTest
    @CsvSource({
        "9:16, 1080p, 1080, 1920",
        "16:9, 720p, 1280, 720",
        "1:1, 1080p, 1080, 1080",
        "4:5, 720p, 720, 900",
        "16:9, 4k, 3840, 2160"
    })
    void shouldTakeTheResolutionAsTheShorterSide(String ratio, String resolution, int width, int height) {
        assertThat(size(ratio, resolution).largest()).isEqualTo(new Canvas(width, height, 30));
    }

    @ParameterizedTest
    @CsvSource({"4032, 3024, 1440, 1080", "3024, 4032, 1080, 1440", "4000, 1000, 1920, 1080", "500, 500, 1080, 1080"})
    void shouldFollowTheShapeOfTheSourceWhenAuto(int sourceWidth, int sourceHeight, int width, int height) {
        Material source = new Material("", Kind.VIDEO, "v.mp4", null, sourceWidth, sourceHeight, 3, 30, false);

        assertThat(size("auto", "1080p").canvas(List.of(source))).isEqualTo(new Canvas(width, height, 30));
    }

    @Test
    void shouldKeepTheSizeAndTheFrameRateOfAVideoThatIsOnlyWorkedOn() {
        Material video = new Material("", Kind.VIDEO, "v.mp4", null, 854, 480, 3, 23.976, false);

        assertThat(size("auto", "1080p").like(video)).isEqualTo(new Canvas(854, 480, 23.976));
        assertThat(size("9:16", "1080p").like(video)).isEqualTo(new Canvas(1080, 1920, 23.976));
    }

    @Test
    void shouldBeUprightWhenThereIsNothingToFollow() {
        assertThat(size("auto", "1080p").canvas(List.of())).isEqualTo(new Canvas(1080, 1920, 30));
    }

    private static FrameSize size(String ratio, String resolution) {
        var values = ContractJson.mapper().createObjectNode();
        values.put("aspectRatio", ratio);
        values.putObject("render").put("resolution", resolution).put("frameRate", 30);
        return new FrameSize(new RenderSpec(Workflow.CAPTION_VIDEO, values));
    }
}
