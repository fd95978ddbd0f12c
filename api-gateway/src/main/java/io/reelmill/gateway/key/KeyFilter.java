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
import java.lang.reflect.Method;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveContainerRequestContext;

/** Lets in calls whose key is known and allows them, as often as the plan of the workspace allows. */
@Provider
@Keyed
@Priority(Priorities.AUTHENTICATION)
public class KeyFilter implements ContainerRequestFilter {

    private static final int MAX_KEY_LENGTH = 200;

    /** What belongs to the call at hand, for a thread that has no request scope. */
    private record Call(RoutingContext routing, Caller caller, Method resource) {}

    private final KeyCache keys;
    private final Caller caller;
    private final RateLimits limits;
    private final RequiredScopes scopes;
    private final RoutingContext call;

    KeyFilter(KeyCache keys, Caller caller, RateLimits limits, RequiredScopes scopes, RoutingContext call) {
        this.keys = keys;
        this.caller = caller;
        this.limits = limits;
        this.scopes = scopes;
        this.call = call;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        String key = request.getHeaderString("key");
        if (key == null || key.isBlank()) {
            throw ApiException.unauthorized("the header key is missing");
        }
        Call current = new Call(ClientProxy.unwrap(call), ClientProxy.unwrap(caller), resource(request));
        Optional<Principal> known = keys.remembered(key);
        if (known.isPresent()) {
            admit(current, known.get());
            return;
        }
        if (key.length() > MAX_KEY_LENGTH) {
            throw unknown(current);
        }
        if (BlockingOperationControl.isBlockingAllowed()) {
            resolve(current, key);
        } else {
            resolveElsewhere(current, key, (ResteasyReactiveContainerRequestContext) request);
        }
    }

    /** An event loop must not wait for the account-service; the call goes on when that has answered. */
    private void resolveElsewhere(Call current, String key, ResteasyReactiveContainerRequestContext request) {
        request.suspend();
        Infrastructure.getDefaultWorkerPool().execute(() -> {
            try {
                resolve(current, key);
                request.resume();
            } catch (RuntimeException e) {
                request.resume(e);
            }
        });
    }

    private void resolve(Call current, String key) {
        admit(current, keys.resolve(key).orElseThrow(() -> unknown(current)));
    }

    private void admit(Call current, Principal principal) {
        limits.countKey(current.routing(), principal);
        scopes.check(principal, current.resource());
        current.caller().set(principal);
    }

    /**
     * Counts the failed attempt, so that whoever tries keys out is slowed down. It is counted only now: nobody else who calls
     * from the same address, such as that of a shared proxy, is refused a good key for it.
     */
    private ApiException unknown(Call current) {
        limits.countUnknownKey(current.routing());
        return ApiException.unauthorized("the API key is not valid");
    }

    private static Method resource(ContainerRequestContext request) {
        return ((ResteasyReactiveRequestContext)
                        ((ResteasyReactiveContainerRequestContext) request).getServerRequestContext())
                .getResteasyReactiveResourceInfo()
                .getMethod();
    }
}
