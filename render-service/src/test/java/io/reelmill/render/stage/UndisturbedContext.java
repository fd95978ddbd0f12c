package io.reelmill.render.stage;

/** The context of a stage that nobody stops and nobody listens to. */
public class UndisturbedContext implements StageContext {

    @Override
    public void progress(double share) {}

    @Override
    public void warn(String message) {}

    @Override
    public boolean stopped() {
        return false;
    }
}
