package io.reelmill.publishing.fault;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Answers refusals with their field. */
class FaultMapper {

    @ServerExceptionMapper
    public Response refused(InvalidFieldException refusal) {
        return Response.status(refusal.status())
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(refusal.fault())
                .build();
    }
}
