package io.reelmill.gateway.error;

import io.reelmill.gateway.description.Endpoint;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Failures of resources and their filters. */
class ResourceFailures {

    private final ErrorAnswers answers;

    ResourceFailures(ErrorAnswers answers) {
        this.answers = answers;
    }

    @ServerExceptionMapper
    Response refused(ApiException refusal) {
        return response(refusal).build();
    }

    @ServerExceptionMapper
    Response http(WebApplicationException failure, UriInfo call) {
        Response.ResponseBuilder answer = response(answers.refusal(failure));
        if (failure.getResponse().getStatus() == 405) {
            answer.header(HttpHeaders.ALLOW, String.join(", ", Endpoint.methodsOf(call.getPath())));
        }
        return answer.build();
    }

    @ServerExceptionMapper
    Response surprise(Throwable failure) {
        return response(answers.refusal(failure)).build();
    }

    private Response.ResponseBuilder response(ApiException refusal) {
        Response.ResponseBuilder answer = Response.status(refusal.status())
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(answers.body(refusal));
        refusal.headers().forEach(answer::header);
        return answer;
    }
}
