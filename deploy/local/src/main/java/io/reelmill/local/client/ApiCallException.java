package io.reelmill.local.client;

/** The API answered with an error. The message is the API's own. */
public final class ApiCallException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;

    public ApiCallException(int status, String message) {
        super(message);
        this.status = status;
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** Whether the request is at fault, not the server. */
    public boolean isClientError() {
        return status >= 400 && status < 500;
    }
}
