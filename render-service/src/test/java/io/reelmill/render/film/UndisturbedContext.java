package io.reelmill.render.film;

import io.reelmill.render.stage.StageContext;

/** The context of a stage that nobody stops and nobody listens to. */
final class UndisturbedContext implements StageContext {

    @Override
    public void progress(double share) {}

    @Override
    public void warn(String message) {}

    @Override
    public boolean stopped() {
        return false;
    }
}
