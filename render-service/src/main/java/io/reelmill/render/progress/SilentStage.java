package io.reelmill.render.progress;

import io.reelmill.render.stage.StageContext;
import java.util.List;

/** A stage beside another one, whose progress and deadlines are those of the job. */
public record SilentStage(StageContext stage) implements StageContext {

    @Override
    public void progress(double share) {}

    @Override
    public void warn(String message) {
        stage.warn(message);
    }

    @Override
    public List<String> told() {
        return stage.told();
    }

    @Override
    public void standIn(String warning) {
        stage.standIn(warning);
    }

    @Override
    public boolean stoodIn() {
        return stage.stoodIn();
    }

    @Override
    public String run() {
        return stage.run();
    }

    @Override
    public String services() {
        return stage.services();
    }

    @Override
    public boolean stopped() {
        return stage.stopped();
    }
}
