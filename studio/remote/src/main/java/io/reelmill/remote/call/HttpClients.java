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
public record HttpClients(SafeFetch trusted, SafeFetch outside) {

    /** A way to the operator's own endpoints beside the one for everything else. */
    public static HttpClients beside(SafeFetch outside) {
        return new HttpClients(new SafeFetch(new UrlPolicy(AddressPolicy.of(true))), outside);
    }
}
