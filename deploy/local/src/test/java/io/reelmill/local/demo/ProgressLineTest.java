package io.reelmill.local.demo;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.reelmill.local.client.RenderStatus;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProgressLineTest {

    @Test
    void shouldGrowTheBarWithTheProgress() {
        assertThat(ProgressLine.of(status("rendering", "frames", 50), 12.4))
                .isEqualTo("rendering ████████████░░░░░░░░░░░░  50 %  frames  12 s");
        assertThat(ProgressLine.of(status("building", null, 0), 0))
                .isEqualTo("building  ░░░░░░░░░░░░░░░░░░░░░░░░   0 %  0 s");
        assertThat(ProgressLine.of(status("ready", null, 100), 61))
                .isEqualTo("ready     ████████████████████████ 100 %  61 s");
    }

    @Test
    void shouldPrintAStageOnceAndEveryFifthOfTheWayInPlainOutput() {
        assertThat(ProgressLine.step(status("rendering", "frames", 41)))
                .isEqualTo(ProgressLine.step(status("rendering", "frames", 59)))
                .isNotEqualTo(ProgressLine.step(status("rendering", "frames", 60)))
                .isNotEqualTo(ProgressLine.step(status("rendering", "sound", 41)));
    }

    private static RenderStatus status(String status, String stage, int progress) {
        return new RenderStatus(
                "p", status, Optional.ofNullable(stage), progress, 0, "", JsonNodeFactory.instance.objectNode());
    }
}
