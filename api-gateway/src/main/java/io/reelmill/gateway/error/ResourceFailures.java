package io.reelmill.gateway.error;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
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
    Response http(WebApplicationException failure) {
        Response.ResponseBuilder answer = response(answers.refusal(failure));
        String allow = failure.getResponse().getHeaderString(HttpHeaders.ALLOW);
        return (allow == null ? answer : answer.header(HttpHeaders.ALLOW, allow)).build();
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
