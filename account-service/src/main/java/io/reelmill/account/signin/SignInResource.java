package io.reelmill.account.signin;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.SignInAnswer;
import io.reelmill.contracts.account.AccountApi.SignInOffer;
import io.reelmill.contracts.account.AccountApi.SignInPage;
import io.reelmill.contracts.account.AccountApi.SignInProof;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import io.reelmill.service.ServiceErrorBody;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Serves {@link AccountApi#SIGN_IN}. */
@Path(AccountApi.SIGN_IN)
@RequiredScope("keys")
public class SignInResource {

    private static final Logger LOG = Logger.getLogger(SignInResource.class);

    private final Issuer issuer;
    private final Identities identities;

    SignInResource(Issuer issuer, Identities identities) {
        this.issuer = issuer;
        this.identities = identities;
    }

    @GET
    public SignInOffer offer() {
        return new SignInOffer(name());
    }

    @GET
    @Path("/page")
    public Response page(
            @QueryParam("challenge") String challenge,
            @QueryParam("state") String state,
            @QueryParam("nonce") String nonce,
            @QueryParam("redirectUri") String redirectUri) {
        name();
        Refusal.required(challenge, "challenge");
        Refusal.required(state, "state");
        Refusal.required(nonce, "nonce");
        Refusal.required(redirectUri, "redirectUri");
        try {
            return Response.ok(new SignInPage(issuer.authorizationUrl(challenge, state, nonce, redirectUri)))
                    .build();
        } catch (Issuer.AwayException e) {
            return away(e);
        }
    }

    @POST
    public Response signIn(SignInProof proof) {
        name();
        Refusal.required(proof, "a body");
        Refusal.required(proof.code(), "code");
        Refusal.required(proof.verifier(), "verifier");
        Refusal.required(proof.nonce(), "nonce");
        Refusal.required(proof.redirectUri(), "redirectUri");
        try {
            Optional<Person> person = issuer.redeem(proof.code(), proof.verifier(), proof.nonce(), proof.redirectUri());
            return Response.ok(person.map(this::admit).orElseGet(SignInAnswer::unconfirmed))
                    .build();
        } catch (Issuer.AwayException e) {
            return away(e);
        }
    }

    private SignInAnswer admit(Person person) {
        return identities
                .admit(person)
                .map(SignInAnswer::admitted)
                .orElseGet(() -> SignInAnswer.unknown(person.email().orElse(null)));
    }

    private String name() {
        return issuer.name().orElseThrow(() -> Refusal.notFound("an issuer"));
    }

    private static Response away(Issuer.AwayException failure) {
        LOG.warnf("nobody can sign in at the issuer: %s", failure.getMessage());
        return ServiceErrorBody.answer(503, "the issuer cannot be reached");
    }
}
