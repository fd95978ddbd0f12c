package io.reelmill.service;

import io.reelmill.contracts.account.AccountApi;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Lets in only those who carry the internal token; every resource of the service is behind it. */
@Singleton
public class InternalToken {

    // Filters are made while the application is built up, before its settings can be read.
    private final Provider<InternalSettings> settings;

    InternalToken(Provider<InternalSettings> settings) {
        this.settings = settings;
    }

    @ServerRequestFilter(preMatching = true)
    public Response check(ContainerRequestContext request) {
        byte[] token = settings.get().token().getBytes(StandardCharsets.UTF_8);
        String given = request.getHeaderString(AccountApi.TOKEN_HEADER);
        // isEqual takes the same time wherever the difference lies.
        boolean known = given != null && MessageDigest.isEqual(token, given.getBytes(StandardCharsets.UTF_8));
        return known
                ? null
                : ErrorBody.answer(
                        Response.Status.UNAUTHORIZED.getStatusCode(), "the internal token is missing or wrong");
    }
}
