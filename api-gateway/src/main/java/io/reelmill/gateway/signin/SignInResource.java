package io.reelmill.gateway.signin;

import io.reelmill.contracts.account.AccountApi.CreatedKey;
import io.reelmill.contracts.account.AccountApi.SignInAnswer;
import io.reelmill.contracts.account.AccountApi.SignInOffer;
import io.reelmill.contracts.account.AccountApi.SignInProof;
import io.reelmill.gateway.account.SignIns;
import io.reelmill.gateway.edge.BodyFields;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.limit.OpenToAll;
import io.reelmill.gateway.limit.RateLimits;
import io.reelmill.gateway.settings.GatewaySettings;
import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Signs people in to the console. The browser makes state, nonce and the verifier of PKCE and keeps them in its tab, so that only the
 * tab that asked can use what the issuer sends back; nothing is kept here between the calls.
 */
@Path("/api/public/v3/sign-in")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
class SignInResource {

    private static final int MAX_CODE = 4096;

    /** 32 bytes in base64url, as for PKCE. */
    private static final Pattern RANDOM = Pattern.compile("[A-Za-z0-9_-]{43}");

    private final SignIns signIns;
    private final RateLimits limits;
    private final RoutingContext call;
    private final String redirectUri;

    SignInResource(SignIns signIns, RateLimits limits, RoutingContext call, GatewaySettings settings) {
        this.signIns = signIns;
        this.limits = limits;
        this.call = call;
        this.redirectUri = settings.publicUrl().replaceFirst("/$", "") + "/console/";
    }

    /** @param issuer the name of the issuer; null where people sign in with keys alone */
    record Ways(int success, String issuer) {}

    record Page(int success, String authorizationUrl) {}

    record SignedIn(int success, String key, UUID keyId, Instant expiresAt) {}

    @GET
    @OpenToAll
    public Ways ways() {
        return new Ways(1, signIns.offer().map(SignInOffer::name).orElse(null));
    }

    @GET
    @OpenToAll
    @Path("/oidc")
    public Page page(
            @QueryParam("challenge") String challenge,
            @QueryParam("state") String state,
            @QueryParam("nonce") String nonce) {
        requireRandom("challenge", challenge);
        requireRandom("state", state);
        requireRandom("nonce", nonce);
        return signIns.page(challenge, state, nonce, redirectUri)
                .map(page -> new Page(1, page.url()))
                .orElseThrow(SignInResource::noIssuer);
    }

    /** Exchanges what the issuer sent back for a key that ends by itself. */
    @POST
    @OpenToAll
    @Path("/oidc")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response signIn(byte[] body) {
        BodyFields fields = BodyFields.of(body);
        String code = fields.text("code", 1, MAX_CODE);
        String verifier = fields.text("verifier", 1, MAX_CODE);
        String nonce = fields.text("nonce", 1, MAX_CODE);
        fields.requireFine();
        requireRandom("verifier", verifier);
        requireRandom("nonce", nonce);
        SignInAnswer answer = signIns.signIn(new SignInProof(code, verifier, nonce, redirectUri))
                .orElseThrow(SignInResource::noIssuer);
        CreatedKey made = answer.key();
        if (made == null) {
            limits.countUnknownKey(call);
            throw refused(answer);
        }
        return Response.ok(new SignedIn(
                        1, made.key(), made.info().id(), made.info().expiresAt()))
                .header("Cache-Control", "no-store")
                .build();
    }

    private static ApiException refused(SignInAnswer answer) {
        if ("unconfirmed".equals(answer.refusal())) {
            return ApiException.invalid(
                    "code", "not_confirmed", "code is not confirmed by the issuer; start the sign-in again");
        }
        return ApiException.forbidden(
                answer.email() == null
                        ? "the issuer has no verified e-mail address of yours; have it verified there and sign in again"
                        : answer.email() + " has no workspace here; ask the operator for one");
    }

    private static void requireRandom(String field, String value) {
        if (value == null || !RANDOM.matcher(value).matches()) {
            throw ApiException.invalid(field, "value", field + " must have 43 characters of base64url, as for PKCE");
        }
    }

    private static ApiException noIssuer() {
        return ApiException.of(404, "not_found", "nobody signs in at an issuer here; use a key");
    }
}
