package io.reelmill.account.admin;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.util.Optional;

/** OpenID Connect: an issuer whose bearer tokens admit operators. */
@ConfigMapping(prefix = "reelmill.oidc")
interface IssuerSettings {

    /** Address of the issuer, such as that of a Keycloak realm; none turns it off. */
    Optional<String> issuer();

    /** What the {@code aud} of its tokens must name. */
    @WithDefault("reelmill-admin")
    String audience();
}
