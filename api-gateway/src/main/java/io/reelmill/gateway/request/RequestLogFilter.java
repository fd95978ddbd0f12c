package io.reelmill.gateway.request;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.KeyFilter;
import io.reelmill.gateway.key.Keyed;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;

/** Notes the calls of admitted keys as their answers begin. */
@Provider
@Keyed
public class RequestLogFilter implements ContainerResponseFilter {

    private final RequestLog log;
    private final Caller caller;
    private final RoutingContext call;

    RequestLogFilter(RequestLog log, Caller caller, RoutingContext call) {
        this.log = log;
        this.caller = caller;
        this.call = call;
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        caller.find().ifPresent(principal -> note(principal, request, response));
    }

    private void note(Principal principal, ContainerRequestContext request, ContainerResponseContext response) {
        String path = call.normalizedPath();
        int milliseconds = request.getProperty(KeyFilter.BEGUN) instanceof Long begun
                ? (int) ((System.nanoTime() - begun) / 1_000_000)
                : 0;
        log.note(call, principal, request.getMethod(), path, response.getStatus(), milliseconds);
    }
}
