// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;

/** What the issuer sent back, and what proves that it was asked for. */
public final class SignInProof extends RequestBody<SignInProof> {

    public SignInProof code(String value) {
        return with("code", value);
    }

    /** Verifier of PKCE (RFC 7636), 43 characters. */
    public SignInProof verifier(String value) {
        return with("verifier", value);
    }

    /** The nonce that the page had. */
    public SignInProof nonce(String value) {
        return with("nonce", value);
    }
}
