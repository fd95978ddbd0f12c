package io.reelmill.sdk;

/** A call that did not succeed. */
public class ReelmillException extends RuntimeException {

    private static final long serialVersionUID = 1;

    ReelmillException(String message) {
        super(message);
    }

    ReelmillException(String message, Throwable cause) {
        super(message, cause);
    }
}
