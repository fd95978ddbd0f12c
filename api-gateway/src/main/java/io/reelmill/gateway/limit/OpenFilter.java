package io.reelmill.gateway.limit;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.ext.Provider;

/** Slows down a client address that calls too often. */
@Provider
@OpenToAll
public class OpenFilter implements ContainerRequestFilter {

    private final RateLimits limits;
    private final RoutingContext call;

    OpenFilter(RateLimits limits, RoutingContext call) {
        this.limits = limits;
        this.call = call;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        limits.countOpen(call);
    }
}
