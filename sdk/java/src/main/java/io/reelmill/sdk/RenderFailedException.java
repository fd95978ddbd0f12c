package io.reelmill.sdk;

import io.reelmill.sdk.model.Status;

/** A render that ended in an error. Its credits came back as far as the API says. */
public final class RenderFailedException extends ReelmillException {

    private static final long serialVersionUID = 1;

    private final transient Status status;

    RenderFailedException(Status status) {
        super("project " + status.pid() + ": " + status.error());
        this.status = status;
    }

    /** Where the project stands. */
    public Status project() {
        return status;
    }
}
