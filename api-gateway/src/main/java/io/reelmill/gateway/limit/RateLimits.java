package io.reelmill.gateway.limit;

import io.github.bucket4j.TimeMeter;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.error.ApiException;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;

/** Limits the calls of a key by its plan, and those of an address where no key counts. */
@ApplicationScoped
public class RateLimits {

    private final LimitSettings settings;
    private final RateLimiter limiter = new RateLimiter(TimeMeter.SYSTEM_NANOTIME);

    RateLimits(LimitSettings settings) {
        this.settings = settings;
    }

    /**
     * Counts a call with a key, and tells in the answer's headers what is left.
     *
     * @throws ApiException 429
     */
    public void countKey(RoutingContext call, Principal principal) {
        count(call, "key " + principal.keyId(), principal.limits().callsPerMinute());
    }

    /** Counts a call of an endpoint that needs no key, like {@link #countKey}. */
    public void countOpen(RoutingContext call) {
        count(call, "open " + address(call), settings.open());
    }

    /** Counts a call with a key that has proved unknown, like {@link #countKey}. Good keys of the address are not affected. */
    public void countUnknownKey(RoutingContext call) {
        count(call, "unknown key " + address(call), settings.unknownKeys());
    }

    private void count(RoutingContext call, String who, int perMinute) {
        RateLimiter.Outcome outcome = limiter.take(who, perMinute);
        tell(call.response(), outcome);
        if (!outcome.granted()) {
            throw ApiException.rateLimited(outcome.retryAfter());
        }
    }

    /** The client's own address where a trusted proxy names it (settings quarkus.http.proxy). */
    private static String address(RoutingContext call) {
        SocketAddress client = call.request().remoteAddress();
        return client == null || client.hostAddress() == null ? "unknown" : client.hostAddress();
    }

    private static void tell(HttpServerResponse response, RateLimiter.Outcome outcome) {
        response.putHeader("RateLimit-Limit", Integer.toString(outcome.limit()));
        response.putHeader("RateLimit-Remaining", Long.toString(outcome.remaining()));
        response.putHeader("RateLimit-Reset", Long.toString(outcome.reset()));
    }
}
