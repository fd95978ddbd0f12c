package io.reelmill.gateway.key;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.limit.RateLimits;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Lets in calls whose key is known, as often as the plan of the workspace allows, whatever carries them. */
@ApplicationScoped
public class KeyAdmission {

    private static final int MAX_KEY_LENGTH = 200;

    private final KeyCache keys;
    private final RateLimits limits;

    KeyAdmission(KeyCache keys, RateLimits limits) {
        this.keys = keys;
        this.limits = limits;
    }

    /**
     * Admits a call whose key is remembered, without asking anyone.
     *
     * @param key as it was sent, or null
     * @return empty when the key has to be resolved by {@link #resolve}
     * @throws ApiException 401 when this can be no key, 429 when it calls too often
     */
    public Optional<Principal> remembered(RoutingContext call, String key) {
        if (key == null || key.isBlank()) {
            throw ApiException.unauthorized("the header key is missing");
        }
        Optional<Principal> known = keys.remembered(key);
        if (known.isEmpty() && key.length() > MAX_KEY_LENGTH) {
            throw unknown(call);
        }
        known.ifPresent(principal -> limits.countKey(call, principal));
        return known;
    }

    /**
     * Admits a call after asking the account-service. Blocks.
     *
     * @throws ApiException 401 when the key is unknown, 429 when it calls too often
     */
    public Principal resolve(RoutingContext call, String key) {
        Principal principal = keys.resolve(key).orElseThrow(() -> unknown(call));
        limits.countKey(call, principal);
        return principal;
    }

    /**
     * Counts the failed attempt, so that whoever tries keys out is slowed down. It is counted only now: nobody else who calls
     * from the same address, such as that of a shared proxy, is refused a good key for it.
     */
    private ApiException unknown(RoutingContext call) {
        limits.countUnknownKey(call);
        return ApiException.unauthorized("the API key is not valid");
    }
}
