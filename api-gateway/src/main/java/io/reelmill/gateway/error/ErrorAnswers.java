package io.reelmill.gateway.error;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.reelmill.gateway.edge.Json;
import io.reelmill.gateway.edge.RequestId;
import io.reelmill.gateway.settings.GatewaySettings;
import io.vertx.core.buffer.Buffer;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.jboss.logging.Logger;

/** Answers failures, wherever they come up: in a resource, in a filter, or before any of them is reached. */
@ApplicationScoped
public class ErrorAnswers {

    private static final Logger LOG = Logger.getLogger(ErrorAnswers.class);

    private final CurrentVertxRequest current;
    private final String docs;

    ErrorAnswers(CurrentVertxRequest current, GatewaySettings settings) {
        this.current = current;
        this.docs = settings.publicUrl() + "/api/public/v3/render";
    }

    /** The body for the call at hand. */
    public ErrorBody body(ApiException refusal) {
        return refusal.body(RequestId.of(current.getCurrent()), docs);
    }

    /** What a failure is told as; surprises are logged and told as nothing in particular. */
    public ApiException refusal(Throwable failure) {
        if (failure instanceof ApiException refusal) {
            return refusal;
        }
        if (failure instanceof WebApplicationException http) {
            var known = HttpErrors.of(http.getResponse().getStatus());
            if (known.isPresent()) {
                return known.get();
            }
        }
        LOG.errorf(failure, "request %s failed", RequestId.of(current.getCurrent()));
        return HttpErrors.internal();
    }

    /** Failures outside the resources. */
    void install(@Observes Router router) {
        for (int status : new int[] {400, 404, 405, 406, 413, 415}) {
            router.errorHandler(
                    status, call -> answer(call, HttpErrors.of(status).orElseThrow()));
        }
        router.errorHandler(500, call -> {
            LOG.errorf(call.failure(), "request %s failed", RequestId.of(call));
            answer(call, HttpErrors.internal());
        });
    }

    /** Answers a call that no resource has. */
    public void answer(RoutingContext call, ApiException refusal) {
        if (call.response().ended()) {
            return;
        }
        refusal.headers().forEach((name, value) -> call.response().putHeader(name, value));
        call.response()
                .setStatusCode(refusal.status())
                .putHeader(HttpHeaders.CONTENT_TYPE, MediaType.APPLICATION_JSON)
                .end(Buffer.buffer(Json.bytes(refusal.body(RequestId.of(call), docs))));
    }
}
