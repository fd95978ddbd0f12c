package io.reelmill.account.admin;

/** A request that is refused because of one of its fields. */
final class InvalidFieldException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String field;

    /** @param message begins with the field and says what would be right */
    InvalidFieldException(String field, String message) {
        super(message, null, false, false);
        this.field = field;
    }

    String field() {
        return field;
    }
}
