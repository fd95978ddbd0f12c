package io.reelmill.publishing.internal;

import io.reelmill.contracts.account.AccountApi;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Lets in only those who carry the internal token; every resource of this service is behind it. */
@Singleton
class TokenFilter {

    // Filters are made while the application is built up, before its settings can be read.
    private final Provider<InternalSettings> settings;

    TokenFilter(Provider<InternalSettings> settings) {
        this.settings = settings;
    }

    @ServerRequestFilter(preMatching = true)
    Response check(ContainerRequestContext request) {
        byte[] token = settings.get().token().getBytes(StandardCharsets.UTF_8);
        String given = request.getHeaderString(AccountApi.TOKEN_HEADER);
        // isEqual takes the same time wherever the difference lies.
        if (given != null && MessageDigest.isEqual(token, given.getBytes(StandardCharsets.UTF_8))) {
            return null;
        }
        return Response.status(Response.Status.UNAUTHORIZED)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(new ErrorBody("the internal token is missing or wrong"))
                .build();
    }
}
