package io.reelmill.publishing.fault;

import io.reelmill.contracts.publishing.PublishingApi.Fault;
import java.time.Instant;

/** A call that is refused. The message is for the client and names the field. */
public final class InvalidFieldException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String code;
    private final String field;

    private InvalidFieldException(int status, String code, String field, String message) {
        super(message, null, false, false); // an answer, not a surprise: no stack trace
        this.status = status;
        this.code = code;
        this.field = field;
    }

    /** 400. */
    public static InvalidFieldException of(String field, String code, String message) {
        return new InvalidFieldException(400, code, field, field + " " + message);
    }

    /** 404. */
    public static InvalidFieldException notFound(String field, String what) {
        return new InvalidFieldException(404, "not_found", field, field + " names no " + what + " of this workspace");
    }

    /** 409. */
    public static InvalidFieldException conflict(String field, String message) {
        return new InvalidFieldException(409, "conflict", field, message);
    }

    /** 400 for a video that is deleted before it would be published. */
    public static void notAfter(String field, Instant publishAt, Instant keptUntil) {
        if (keptUntil != null && publishAt.isAfter(keptUntil)) {
            throw of(
                    field,
                    "expires",
                    "would be published at " + publishAt + ", but the video is deleted at " + keptUntil
                            + "; choose an earlier time, or POST /publish-now");
        }
    }

    /** The text, when it is there and of a fitting length. */
    public static String text(String field, String value, int min, int max) {
        if (value == null || value.isBlank()) {
            throw of(field, "required", "is required");
        }
        String text = value.strip();
        int length = text.codePointCount(0, text.length());
        if (length < min || length > max) {
            throw of(field, "bounds", "must have " + min + " to " + max + " characters");
        }
        if (text.indexOf('\0') >= 0) {
            throw of(field, "text", "has a character that cannot be kept (U+0000)");
        }
        return text;
    }

    int status() {
        return status;
    }

    /** What the caller is told. */
    public Fault fault() {
        return new Fault(getMessage(), code, field);
    }
}
