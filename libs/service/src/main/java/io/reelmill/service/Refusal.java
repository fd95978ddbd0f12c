package io.reelmill.service;

import jakarta.ws.rs.core.Response.Status;

/** A call that cannot be granted, with the status and message for the caller. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Status status;

    private Refusal(Status status, String message) {
        super(message);
        this.status = status;
    }

    public static Refusal badRequest(String message) {
        return new Refusal(Status.BAD_REQUEST, message);
    }

    public static Refusal notFound(String what) {
        return new Refusal(Status.NOT_FOUND, what + " is not known");
    }

    public static Refusal conflict(String message) {
        return new Refusal(Status.CONFLICT, message);
    }

    /** Returns a value that the caller had to send; a text must say something. */
    public static <T> T required(T value, String name) {
        if (value == null
                || (value instanceof CharSequence text && text.toString().isBlank())) {
            throw badRequest(name + " is required");
        }
        return value;
    }

    public Status status() {
        return status;
    }
}
