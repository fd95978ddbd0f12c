package io.reelmill.account.admin;

import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusPrincipal;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;

/** Admits whoever has the operator's token of the environment. Other bearer tokens are left to OpenID Connect. */
@Singleton
class OperatorTokenMechanism implements HttpAuthenticationMechanism {

    static final int MIN_LENGTH = 16;

    private static final String BEARER = "Bearer ";

    private final Optional<byte[]> token;

    OperatorTokenMechanism(OperatorSettings settings) {
        settings.token().ifPresent(given -> {
            if (given.length() < MIN_LENGTH) {
                throw new IllegalArgumentException(
                        "REELMILL_OPERATOR_TOKEN must have at least " + MIN_LENGTH + " characters");
            }
        });
        this.token = settings.token().map(OperatorTokenMechanism::bytes);
    }

    @Override
    public Uni<SecurityIdentity> authenticate(RoutingContext call, IdentityProviderManager providers) {
        String header = call.request().getHeader("Authorization");
        boolean admitted = header != null
                && header.regionMatches(true, 0, BEARER, 0, BEARER.length())
                && token.filter(expected -> MessageDigest.isEqual(
                                expected,
                                bytes(header.substring(BEARER.length()).strip())))
                        .isPresent();
        return admitted ? Uni.createFrom().item(operator()) : Uni.createFrom().nullItem();
    }

    @Override
    public Uni<ChallengeData> getChallenge(RoutingContext call) {
        return Uni.createFrom().item(new ChallengeData(401, "WWW-Authenticate", "Bearer"));
    }

    @Override
    public int getPriority() {
        return DEFAULT_PRIORITY + 100;
    }

    private static SecurityIdentity operator() {
        return QuarkusSecurityIdentity.builder()
                .setPrincipal(new QuarkusPrincipal(Operator.TOKEN_NAME))
                .addRole(Operator.ROLE)
                .build();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
