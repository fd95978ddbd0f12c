package io.reelmill.ingest.child;

/** A file cannot be used; the message goes on after its name, for the client. */
final class UnfitException extends RuntimeException {

    private static final long serialVersionUID = 1;

    UnfitException(String message) {
        super(message);
    }
}
