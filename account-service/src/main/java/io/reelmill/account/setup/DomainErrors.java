package io.reelmill.account.setup;

import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.service.ServiceErrorBody;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Answers exceptions of the domain, which knows nothing of HTTP. */
public class DomainErrors {

    @ServerExceptionMapper
    public Response unknownWorkspace(UnknownWorkspaceException failure) {
        return Response.status(Response.Status.NOT_FOUND)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(new ServiceErrorBody("the workspace is not known"))
                .build();
    }
}
