package io.reelmill.inspection;

/** The file is not a film that can be read to its end. */
public final class InspectionException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public InspectionException(String message) {
        super(message);
    }
}
