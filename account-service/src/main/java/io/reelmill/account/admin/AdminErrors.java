package io.reelmill.account.admin;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.OptionalLong;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Answers what an administrative call is refused for. */
public class AdminErrors {

    /** @param field that is wrong, or null */
    record Body(String error, String field) {}

    private final FailedSignIns failures;
    private final RoutingContext call;

    AdminErrors(FailedSignIns failures, RoutingContext call) {
        this.failures = failures;
        this.call = call;
    }

    @ServerExceptionMapper
    Response invalid(InvalidFieldException failure) {
        return answer(400, failure.getMessage(), failure.field()).build();
    }

    @ServerExceptionMapper({UnauthorizedException.class, AuthenticationFailedException.class})
    Response unauthorized(SecurityException failure) {
        OptionalLong wait = call.request().getHeader(HttpHeaders.AUTHORIZATION) == null
                ? OptionalLong.empty()
                : failures.count(call.request().remoteAddress().hostAddress());
        if (wait.isPresent()) {
            return answer(429, "too many calls from this address carry a token that is not valid", null)
                    .header(HttpHeaders.RETRY_AFTER, wait.getAsLong())
                    .build();
        }
        return answer(401, "the header Authorization must carry a valid bearer token", null)
                .header(HttpHeaders.WWW_AUTHENTICATE, "Bearer")
                .build();
    }

    @ServerExceptionMapper
    Response forbidden(ForbiddenException failure) {
        return answer(403, "the token does not carry the role " + Operator.ROLE, null)
                .build();
    }

    private static Response.ResponseBuilder answer(int status, String message, String field) {
        return Response.status(status).type(MediaType.APPLICATION_JSON_TYPE).entity(new Body(message, field));
    }
}
