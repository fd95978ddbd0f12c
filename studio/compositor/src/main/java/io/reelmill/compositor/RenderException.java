package io.reelmill.compositor;

/** A timeline could not be rendered; the message names the clip, layer or file that is broken. */
public class RenderException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public RenderException(String message) {
        super(message);
    }

    public RenderException(String message, Throwable cause) {
        super(message, cause);
    }
}
