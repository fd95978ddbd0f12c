package io.reelmill.providers;

/** An order that a service may have taken, though its answer did not come. To give it again could be to pay for it twice. */
public class UnconfirmedException extends ProviderException {

    private static final long serialVersionUID = 1;

    public UnconfirmedException(String message, Throwable cause) {
        super(Category.PASSING, message, cause);
    }
}
