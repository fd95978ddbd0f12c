package io.reelmill.account.signin;

import java.util.Optional;
import org.jboss.logging.Logger;
import org.jose4j.jwa.AlgorithmConstraints;
import org.jose4j.jwa.AlgorithmConstraints.ConstraintType;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.MalformedClaimException;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jose4j.jwt.consumer.JwtConsumerBuilder;
import org.jose4j.keys.resolvers.JwksVerificationKeyResolver;
import org.jose4j.lang.JoseException;

/**
 * ID tokens of an issuer (OpenID Connect Core 3.1.3.7): signed by one of its keys, for our client, not expired, with the nonce of the
 * sign-in that asked for them.
 *
 * @param keys a JSON Web Key Set
 */
record IdTokens(String issuer, String clientId, String keys) {

    private static final Logger LOG = Logger.getLogger(IdTokens.class);
    private static final int CLOCK_SKEW_SECONDS = 60;

    /** Public-key signatures alone: with an HMAC, whoever knows the public key could sign. */
    private static final AlgorithmConstraints SIGNATURES = new AlgorithmConstraints(
            ConstraintType.PERMIT,
            AlgorithmIdentifiers.RSA_USING_SHA256,
            AlgorithmIdentifiers.RSA_USING_SHA384,
            AlgorithmIdentifiers.RSA_USING_SHA512,
            AlgorithmIdentifiers.RSA_PSS_USING_SHA256,
            AlgorithmIdentifiers.ECDSA_USING_P256_CURVE_AND_SHA256,
            AlgorithmIdentifiers.ECDSA_USING_P384_CURVE_AND_SHA384);

    /** Whom a token speaks of; empty when it is not good. */
    Optional<Person> verify(String token, String nonce) {
        try {
            JwtClaims claims = new JwtConsumerBuilder()
                    .setVerificationKeyResolver(
                            new JwksVerificationKeyResolver(new JsonWebKeySet(keys).getJsonWebKeys()))
                    .setJwsAlgorithmConstraints(SIGNATURES)
                    .setExpectedIssuer(issuer)
                    .setExpectedAudience(clientId)
                    .setRequireSubject()
                    .setRequireExpirationTime()
                    .setRequireIssuedAt()
                    .setAllowedClockSkewInSeconds(CLOCK_SKEW_SECONDS)
                    .build()
                    .processToClaims(token);
            String party = claims.getStringClaimValue("azp");
            boolean ours = party == null ? claims.getAudience().size() == 1 : party.equals(clientId);
            if (!ours || !nonce.equals(claims.getStringClaimValue("nonce"))) {
                LOG.warn("an ID token was refused: it was issued for another client or another sign-in");
                return Optional.empty();
            }
            return Optional.of(person(claims));
        } catch (InvalidJwtException e) { // its message has the whole token
            LOG.warnf("an ID token was refused: %s", e.getErrorDetails().get(0).getErrorMessage());
            return Optional.empty();
        } catch (MalformedClaimException | JoseException e) {
            LOG.warnf("an ID token was refused: %s", e.getMessage());
            return Optional.empty();
        }
    }

    private Person person(JwtClaims claims) throws MalformedClaimException {
        Optional<String> email = Optional.ofNullable(claims.getStringClaimValue("email"))
                .filter(address -> !address.isBlank() && isVerified(claims));
        String name = Optional.ofNullable(claims.getStringClaimValue("name"))
                .filter(given -> !given.isBlank())
                .or(() -> email)
                .orElse(claims.getSubject());
        return new Person(issuer, claims.getSubject(), email, name);
    }

    /** Some issuers send the truth value as a text. */
    private static boolean isVerified(JwtClaims claims) {
        return "true".equals(String.valueOf(claims.getClaimValue("email_verified")));
    }
}
