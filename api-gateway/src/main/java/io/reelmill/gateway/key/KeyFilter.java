package io.reelmill.gateway.key;

import io.quarkus.arc.ClientProxy;
import io.quarkus.runtime.BlockingOperationControl;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.limit.RateLimits;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.ext.Provider;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveContainerRequestContext;

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
        if (known.isPresent()) {
            admit(ClientProxy.unwrap(call), ClientProxy.unwrap(caller), known.get());
            return;
        }
        // Whoever tries keys out is slowed down like anyone without one.
        limits.takeFor(call, call.request().remoteAddress());
        if (key.length() > LONGEST_KEY) {
            throw unknown();
        }
        if (BlockingOperationControl.isBlockingAllowed()) {
            admit(ClientProxy.unwrap(call), ClientProxy.unwrap(caller), resolve(key));
        } else {
            resolveElsewhere(key, (ResteasyReactiveContainerRequestContext) request);
        }
    }

    /** An event loop must not wait for the account-service; the call goes on when that has answered. */
    private void resolveElsewhere(String key, ResteasyReactiveContainerRequestContext request) {
        RoutingContext ownCall = ClientProxy.unwrap(call);
        Caller ownCaller = ClientProxy.unwrap(caller);
        request.suspend();
        Infrastructure.getDefaultWorkerPool().execute(() -> {
            try {
                admit(ownCall, ownCaller, resolve(key));
                request.resume();
            } catch (RuntimeException e) {
                request.resume(e);
            }
        });
    }

    private Principal resolve(String key) {
        return keys.resolve(key).orElseThrow(KeyFilter::unknown);
    }

    private void admit(RoutingContext call, Caller caller, Principal principal) {
        limits.takeFor(call, principal);
        caller.set(principal);
    }

    private static ApiException unknown() {
        return ApiException.unauthorized("the API key is not valid");
    }
}
