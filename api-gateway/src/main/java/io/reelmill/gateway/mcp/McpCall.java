package io.reelmill.gateway.mcp;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.key.Caller;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.util.Optional;

/** What the route found out about the MCP request at hand. */
@Singleton
public class McpCall {

    /** Key of {@code _meta} in a response that a client posts: the id of the API key that posted it. */
    public static final String POSTED_BY = "io.reelmill/posted-by";

    private static final String PRINCIPAL = "reelmill.mcp.principal";
    private static final String REFUSAL = "reelmill.mcp.refusal";

    private final CurrentVertxRequest current;
    private final Caller caller;

    McpCall(CurrentVertxRequest current, Caller caller) {
        this.current = current;
        this.caller = caller;
    }

    static void admit(RoutingContext call, Principal principal) {
        call.put(PRINCIPAL, principal);
    }

    /** Notes what is wrong with the arguments as a whole, which is the tool's to answer. */
    static void refuseArguments(RoutingContext call, String message) {
        call.put(REFUSAL, message);
    }

    static Principal principal(RoutingContext call) {
        return call.get(PRINCIPAL);
    }

    /** The holder of the key, who from now on is the {@link Caller} of this request. */
    public Principal enter() {
        Principal principal = principal(current.getCurrent());
        caller.set(principal);
        return principal;
    }

    /** The HTTP call that carries the request. */
    public RoutingContext http() {
        return current.getCurrent();
    }

    /** What is wrong with the arguments as a whole. */
    public Optional<String> argumentsRefusal() {
        return Optional.ofNullable(current.getCurrent().get(REFUSAL));
    }
}
