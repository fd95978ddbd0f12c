package io.reelmill.gateway.key;

import io.quarkus.arc.ClientProxy;
import io.quarkus.runtime.BlockingOperationControl;
import io.reelmill.contracts.account.Principal;
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

    /** Property of a request: when it came to this filter, by {@link System#nanoTime}. */
    public static final String BEGUN = "io.reelmill.begun";

    /** What belongs to the call at hand, for a thread that has no request scope. */
    private record Call(RoutingContext routing, Caller caller, Method resource) {}

    private final KeyAdmission admission;
    private final Caller caller;
    private final RequiredScopes scopes;
    private final RoutingContext call;

    KeyFilter(KeyAdmission admission, Caller caller, RequiredScopes scopes, RoutingContext call) {
        this.admission = admission;
        this.caller = caller;
        this.scopes = scopes;
        this.call = call;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        request.setProperty(BEGUN, System.nanoTime());
        String key = request.getHeaderString("key");
        Call current = new Call(ClientProxy.unwrap(call), ClientProxy.unwrap(caller), resource(request));
        Optional<Principal> known = admission.remembered(current.routing(), key);
        if (known.isPresent()) {
            admit(current, known.get());
        } else if (BlockingOperationControl.isBlockingAllowed()) {
            admit(current, admission.resolve(current.routing(), key));
        } else {
            resolveElsewhere(current, key, (ResteasyReactiveContainerRequestContext) request);
        }
    }

    /** An event loop must not wait for the account-service; the call goes on when that has answered. */
    private void resolveElsewhere(Call current, String key, ResteasyReactiveContainerRequestContext request) {
        request.suspend();
        Infrastructure.getDefaultWorkerPool().execute(() -> {
            try {
                admit(current, admission.resolve(current.routing(), key));
                request.resume();
            } catch (RuntimeException e) {
                request.resume(e);
            }
        });
    }

    private void admit(Call current, Principal principal) {
        scopes.check(principal, current.resource());
        current.caller().set(principal);
    }

    private static Method resource(ContainerRequestContext request) {
        return ((ResteasyReactiveRequestContext)
                        ((ResteasyReactiveContainerRequestContext) request).getServerRequestContext())
                .getResteasyReactiveResourceInfo()
                .getMethod();
    }
}
