package io.reelmill.gateway.limit;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.settings.LimitSettings;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

/** Buckets by key and by address, in this process: with several replicas a client gets as many of them. */
@ApplicationScoped
public class RateLimits {

    private static final int MAX_BUCKETS = 100_000;

    private final LimitSettings settings;
    private final Map<String, TokenBucket> buckets = new ConcurrentHashMap<>();

    RateLimits(LimitSettings settings) {
        this.settings = settings;
    }

    /**
     * Takes a token of a key and tells in the answer's headers what is left.
     *
     * @throws ApiException 429
     */
    public void takeFor(RoutingContext call, Principal principal) {
        take(call, "key " + principal.keyId(), settings.of(principal.plan()));
    }

    /** The same for a client without a key. */
    public void takeFor(RoutingContext call, SocketAddress client) {
        String address = client == null || client.hostAddress() == null ? "unknown" : client.hostAddress();
        take(call, "address " + address, settings.open());
    }

    private void take(RoutingContext call, String who, int perMinute) {
        long now = System.nanoTime();
        if (buckets.size() > MAX_BUCKETS) {
            buckets.values().removeIf(bucket -> bucket.isFull(now));
        }
        AtomicReference<TokenBucket.Outcome> outcome = new AtomicReference<>();
        buckets.compute(who, (name, known) -> {
            TokenBucket bucket = known == null ? new TokenBucket(perMinute, now) : known;
            outcome.set(bucket.take(System.nanoTime()));
            return bucket;
        });
        tell(call.response(), outcome.get());
        if (!outcome.get().granted()) {
            throw ApiException.rateLimited(outcome.get().retryAfter());
        }
    }

    private static void tell(HttpServerResponse response, TokenBucket.Outcome outcome) {
        response.putHeader("RateLimit-Limit", Integer.toString(outcome.limit()));
        response.putHeader("RateLimit-Remaining", Integer.toString(outcome.remaining()));
        response.putHeader("RateLimit-Reset", Long.toString(outcome.full()));
    }
}
