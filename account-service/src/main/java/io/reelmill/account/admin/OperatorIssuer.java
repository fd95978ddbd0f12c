package io.reelmill.account.admin;

import io.quarkus.oidc.OidcRequestContext;
import io.quarkus.oidc.OidcTenantConfig;
import io.quarkus.oidc.TenantConfigResolver;
import io.quarkus.oidc.runtime.OidcTenantConfig.ApplicationType;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;

/**
 * The issuer whose tokens operators use. It is asked for its keys by the first call with such a token, so that the service starts
 * without it; where none is set nobody is asked.
 */
@Singleton
class OperatorIssuer implements TenantConfigResolver {

    /** A token of an unknown key makes us ask for the keys, because the issuer may have new ones; anybody can send such tokens. */
    private static final Duration MIN_BETWEEN_KEY_LOOKUPS = Duration.ofSeconds(10);

    private final Optional<OidcTenantConfig> tenant;

    OperatorIssuer(IssuerSettings settings) {
        this.tenant = settings.issuer().map(issuer -> OidcTenantConfig.authServerUrl(issuer)
                .tenantId("operators")
                .clientId(settings.audience())
                .applicationType(ApplicationType.SERVICE)
                .token()
                .audience(settings.audience())
                .forcedJwkRefreshInterval(MIN_BETWEEN_KEY_LOOKUPS)
                .end()
                .build());
    }

    @Override
    public Uni<OidcTenantConfig> resolve(RoutingContext call, OidcRequestContext<OidcTenantConfig> context) {
        return tenant.map(Uni.createFrom()::item)
                .orElseGet(() -> Uni.createFrom().nullItem());
    }
}
