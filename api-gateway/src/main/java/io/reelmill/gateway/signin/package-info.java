/** Signing in to the console at an OpenID Connect issuer. */
package io.reelmill.gateway.signin;
