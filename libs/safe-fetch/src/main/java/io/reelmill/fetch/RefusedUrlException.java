package io.reelmill.fetch;

import io.reelmill.fetch.UrlDecision.Reason;
import io.reelmill.fetch.UrlDecision.Refused;

/** Signals a refused URL inside the package; callers receive a {@link Refused}. */
final class RefusedUrlException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Refused refusal;

    RefusedUrlException(Reason reason, String message) {
        super(message, null, false, false);
        this.refusal = new Refused(reason, message);
    }

    Refused refusal() {
        return refusal;
    }
}
