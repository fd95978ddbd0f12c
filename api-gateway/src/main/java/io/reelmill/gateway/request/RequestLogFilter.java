package io.reelmill.gateway.request;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.error.RequestId;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.KeyFilter;
import io.reelmill.gateway.key.Keyed;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;
import java.time.Clock;

/** Notes the calls of admitted keys as their answers begin. */
@Provider
@Keyed
public class RequestLogFilter implements ContainerResponseFilter {

    private static final int MAX_PATH = 300;

    private final RequestLog log;
    private final Caller caller;
    private final RoutingContext call;
    private final Clock clock;

    RequestLogFilter(RequestLog log, Caller caller, RoutingContext call, Clock clock) {
        this.log = log;
        this.caller = caller;
        this.call = call;
        this.clock = clock;
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
        log.add(
                principal.workspaceId(),
                new LoggedRequest(
                        RequestId.of(call),
                        clock.instant().minusMillis(milliseconds),
                        request.getMethod(),
                        path.substring(0, Math.min(path.length(), MAX_PATH)),
                        response.getStatus(),
                        milliseconds,
                        principal.keyId()));
    }
}
