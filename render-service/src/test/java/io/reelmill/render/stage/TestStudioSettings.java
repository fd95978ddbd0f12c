package io.reelmill.render.stage;

import io.quarkus.runtime.configuration.MemorySize;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;

/** A studio whose work and media lie in one folder of a test. */
record TestStudioSettings(Path workRoot, long budget, long minFree) implements StudioSettings {

    TestStudioSettings(Path workRoot) {
        this(workRoot, 1L << 40, 0);
    }

    @Override
    public Duration keepWork() {
        return Duration.ofHours(1);
    }

    @Override
    public Duration copyWork() {
        return Duration.ofHours(1);
    }

    @Override
    public MemorySize workBudget() {
        return new MemorySize(BigInteger.valueOf(budget));
    }

    @Override
    public MemorySize minFreeDisk() {
        return new MemorySize(BigInteger.valueOf(minFree));
    }

    @Override
    public String encoderSpeed() {
        return "ultrafast";
    }
}
