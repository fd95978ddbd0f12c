package io.reelmill.compositor;

/** A render was stopped because its {@link Progress} asked for it; no file is left behind. */
public class RenderCancelledException extends RenderException {

    private static final long serialVersionUID = 1;

    public RenderCancelledException(int frame, int frames) {
        super("cancelled at frame " + frame + " of " + frames);
    }
}
