package io.reelmill.render.stage;

import java.util.ArrayList;
import java.util.List;

/** Remembers the warnings of a stage, which is never stopped. */
record WarningCollector(List<String> told) implements StageContext {
    WarningCollector(String... told) {
        this(new ArrayList<>(List.of(told)));
    }

    @Override
    public void progress(double share) {}

    @Override
    public void warn(String message) {
        told.add(message);
    }

    @Override
    public boolean stopped() {
        return false;
    }
}
