package io.reelmill.account.admin;

import io.quarkus.oidc.OidcRequestContext;
import io.quarkus.oidc.OidcTenantConfig;
import io.quarkus.oidc.TenantConfigResolver;
import io.quarkus.oidc.runtime.OidcTenantConfig.ApplicationType;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.util.Optional;

/**
 * The issuer whose tokens operators use. It is asked for its keys by the first call with such a token, so that the service starts
 * without it; where none is set nobody is asked.
 */
@Singleton
class OperatorIssuer implements TenantConfigResolver {

    private final Optional<OidcTenantConfig> tenant;

    OperatorIssuer(IssuerSettings settings) {
        this.tenant = settings.issuer().map(issuer -> OidcTenantConfig.authServerUrl(issuer)
                .tenantId("operators")
                .clientId(settings.audience())
                .applicationType(ApplicationType.SERVICE)
                .token()
                .audience(settings.audience())
                .end()
                .build());
    }

    @Override
    public Uni<OidcTenantConfig> resolve(RoutingContext call, OidcRequestContext<OidcTenantConfig> context) {
        return tenant.map(Uni.createFrom()::item)
                .orElseGet(() -> Uni.createFrom().nullItem());
    }
}
