package io.reelmill.account.signin;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;

/** OpenID Connect: an issuer at which customers sign in to the console. */
@ConfigMapping(prefix = "reelmill.console.oidc")
interface SignInSettings {

    /** Address of the issuer, such as that of a Keycloak realm; none turns it off. */
    Optional<String> issuer();

    /** The client that the issuer knows the console by; the {@code aud} of its ID tokens. */
    @WithDefault("reelmill-console")
    String clientId();

    /** The secret of that client; none for a public client, which PKCE alone protects. */
    Optional<String> clientSecret();

    /** What the button of the sign-in screen calls the issuer. */
    @WithDefault("single sign-on")
    String name();

    /** What is asked for, separated by spaces. */
    @WithDefault("openid email profile")
    String scopes();

    /** Whether a person whom nobody has invited gets a workspace of the plan {@code free}; else they are refused. */
    @WithDefault("false")
    boolean newWorkspaces();

    /** How long the key of a sign-in is good for. */
    @WithDefault("8h")
    Duration keyValidity();
}
