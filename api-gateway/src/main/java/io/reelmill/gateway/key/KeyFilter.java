package io.reelmill.gateway.key;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.limit.RateLimits;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.ext.Provider;
import java.util.Optional;

/** Lets in those whose key is known, as often as their plan allows. */
@Provider
@Keyed
@Priority(Priorities.AUTHENTICATION)
public class KeyFilter implements ContainerRequestFilter {

    private static final int LONGEST_KEY = 200;

    private final Keys keys;
    private final Caller caller;
    private final RateLimits limits;
    private final RoutingContext call;

    KeyFilter(Keys keys, Caller caller, RateLimits limits, RoutingContext call) {
        this.keys = keys;
        this.caller = caller;
        this.limits = limits;
        this.call = call;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        String key = request.getHeaderString("key");
        if (key == null || key.isBlank()) {
            throw ApiException.unauthorized("the header key is missing");
        }
        Optional<Principal> known = keys.remembered(key);
        if (known.isEmpty()) {
            // Whoever tries keys out is slowed down like anyone without one.
            limits.takeFor(call, call.request().remoteAddress());
            known = key.length() > LONGEST_KEY ? Optional.empty() : keys.resolve(key);
        }
        Principal principal = known.orElseThrow(() -> ApiException.unauthorized("the API key is not valid"));
        limits.takeFor(call, principal);
        caller.set(principal);
    }
}
