package io.reelmill.account.internal;

import io.reelmill.account.setup.Outage;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns failures into small JSON bodies; what is inside stays in the log. */
class Errors {

    private static final Logger LOG = Logger.getLogger(Errors.class);

    @ServerExceptionMapper
    Response refused(Refusal refusal) {
        return answer(refusal.status().getStatusCode(), refusal.getMessage());
    }

    @ServerExceptionMapper
    Response http(WebApplicationException failure) {
        Response.StatusType status = failure.getResponse().getStatusInfo();
        return answer(status.getStatusCode(), status.getReasonPhrase());
    }

    @ServerExceptionMapper
    Response surprise(Exception failure) {
        if (Outage.isBehind(failure)) {
            LOG.warnf("a call found no database: %s", failure.getMessage());
            return answer(503, "unavailable");
        }
        LOG.error("a call failed", failure);
        return answer(500, "internal error");
    }

    private static Response answer(int status, String message) {
        return Response.status(status)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(new ErrorBody(message))
                .build();
    }
}
