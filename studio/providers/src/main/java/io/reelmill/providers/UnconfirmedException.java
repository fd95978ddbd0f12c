package io.reelmill.providers;

/** A service may have accepted an order, but its answer is missing. To order again could mean to pay twice. */
public class UnconfirmedException extends ProviderException {

    private static final long serialVersionUID = 1;

    public UnconfirmedException(String message, Throwable cause) {
        super(Category.PASSING, message, cause);
    }
}
