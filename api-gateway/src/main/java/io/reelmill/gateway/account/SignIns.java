package io.reelmill.gateway.account;

import static io.reelmill.gateway.account.AccountCalls.call;

import io.reelmill.contracts.account.AccountApi.SignInAnswer;
import io.reelmill.contracts.account.AccountApi.SignInOffer;
import io.reelmill.contracts.account.AccountApi.SignInPage;
import io.reelmill.contracts.account.AccountApi.SignInProof;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/**
 * People who sign in at the issuer. Every method is empty where the account-service knows no issuer, blocks, and throws a 503 {@link
 * ApiException} when the issuer or the account-service is away.
 */
@Singleton
public class SignIns {

    private static final List<Integer> NO_ISSUER = List.of(404);

    private final AccountClient client;

    SignIns(@RestClient AccountClient client) {
        this.client = client;
    }

    public Optional<SignInOffer> offer() {
        return call("reading how people sign in", NO_ISSUER, client::signInOffer);
    }

    /** Where a person confirms who they are; the challenge, state and nonce are made by their browser. */
    public Optional<SignInPage> page(String challenge, String state, String nonce, String redirectUri) {
        return call("beginning a sign-in", NO_ISSUER, () -> client.signInPage(challenge, state, nonce, redirectUri));
    }

    public Optional<SignInAnswer> signIn(SignInProof proof) {
        return call("signing in", NO_ISSUER, () -> client.signIn(proof));
    }
}
