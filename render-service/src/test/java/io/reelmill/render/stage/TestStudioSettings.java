package io.reelmill.render.stage;

import java.nio.file.Path;
import java.time.Duration;

/** A studio whose work and media lie in one folder of a test. */
record TestStudioSettings(Path workRoot) implements StudioSettings {
    @Override
    public Path mediaRoot() {
        return workRoot.resolve("media");
    }

    @Override
    public Duration keepWork() {
        return Duration.ofHours(1);
    }

    @Override
    public String encoderSpeed() {
        return "ultrafast";
    }
}
