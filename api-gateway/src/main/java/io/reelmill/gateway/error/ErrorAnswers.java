package io.reelmill.gateway.error;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.reelmill.contracts.ContractJson;
import io.reelmill.database.TransientDatabaseErrors;
import io.reelmill.gateway.settings.GatewaySettings;
import io.vertx.core.buffer.Buffer;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
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

    @Inject
    ErrorAnswers(CurrentVertxRequest current, GatewaySettings settings) {
        this(current, settings.publicUrl() + "/api/public/v3/render");
    }

    /** @param docs the address that every error names */
    ErrorAnswers(CurrentVertxRequest current, String docs) {
        this.current = current;
        this.docs = docs;
    }

    /** The body for the call at hand. */
    public ErrorBody body(ApiException refusal) {
        return refusal.body(RequestId.of(current.getCurrent()), docs);
    }

    /** What the client is told of a failure. Unexpected ones are logged; the client is told nothing of their cause. */
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
        if (TransientDatabaseErrors.matches(failure)) {
            LOG.warnf("request %s: the database is away: %s", RequestId.of(current.getCurrent()), failure.getMessage());
            return ApiException.unavailable("the database cannot be reached at the moment; try again");
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
            answer(call, refusal(call.failure()));
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
                .end(Buffer.buffer(ContractJson.bytes(refusal.body(RequestId.of(call), docs))));
    }
}
