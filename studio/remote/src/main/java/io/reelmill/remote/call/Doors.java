package io.reelmill.remote.call;

import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;

/**
 * The ways out.
 *
 * @param trusted for addresses that the operator has written; these may be private
 * @param outside for addresses that came back in answers
 */
public record Doors(SafeFetch trusted, SafeFetch outside) {

    /** A way to the operator's own endpoints beside the one for everything else. */
    public static Doors beside(SafeFetch outside) {
        return new Doors(new SafeFetch(new UrlPolicy(AddressPolicy.of(true))), outside);
    }
}
