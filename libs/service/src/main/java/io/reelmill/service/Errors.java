package io.reelmill.service;

import io.reelmill.database.TransientDatabaseErrors;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns failures into small JSON bodies; what is inside stays in the log. */
public class Errors {

    private static final Logger LOG = Logger.getLogger(Errors.class);

    @ServerExceptionMapper
    public Response refused(Refusal refusal) {
        return ServiceErrorBody.answer(refusal.status().getStatusCode(), refusal.getMessage());
    }

    @ServerExceptionMapper
    public Response http(WebApplicationException failure) {
        Response.StatusType status = failure.getResponse().getStatusInfo();
        return ServiceErrorBody.answer(status.getStatusCode(), status.getReasonPhrase());
    }

    @ServerExceptionMapper
    public Response surprise(Exception failure) {
        if (TransientDatabaseErrors.matches(failure)) {
            LOG.warnf("a call found no database: %s", failure.getMessage());
            return ServiceErrorBody.answer(503, "unavailable");
        }
        LOG.error("a call failed", failure);
        return ServiceErrorBody.answer(500, "internal error");
    }
}
