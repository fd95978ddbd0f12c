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

/** Lets in calls whose key is known, as often as the plan of the workspace allows. */
@Provider
@Keyed
@Priority(Priorities.AUTHENTICATION)
public class KeyFilter implements ContainerRequestFilter {

    private static final int MAX_KEY_LENGTH = 200;

    private final KeyCache keys;
    private final Caller caller;
    private final RateLimits limits;
    private final RoutingContext call;

    KeyFilter(KeyCache keys, Caller caller, RateLimits limits, RoutingContext call) {
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
        if (key.length() > MAX_KEY_LENGTH) {
            throw unknown(call);
        }
        if (BlockingOperationControl.isBlockingAllowed()) {
            resolve(ClientProxy.unwrap(call), ClientProxy.unwrap(caller), key);
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
                resolve(ownCall, ownCaller, key);
                request.resume();
            } catch (RuntimeException e) {
                request.resume(e);
            }
        });
    }

    private void resolve(RoutingContext call, Caller caller, String key) {
        admit(call, caller, keys.resolve(key).orElseThrow(() -> unknown(call)));
    }

    private void admit(RoutingContext call, Caller caller, Principal principal) {
        limits.countKey(call, principal);
        caller.set(principal);
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
