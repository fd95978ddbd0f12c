package io.reelmill.account.admin;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jose4j.jwk.JsonWebKey.OutputControlLevel;
import org.jose4j.jwk.RsaJsonWebKey;
import org.jose4j.jwk.RsaJwkGenerator;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.lang.JoseException;

/**
 * An issuer as Keycloak is one: discovery document, keys, signed tokens with the roles of a realm for operators, and the authorization
 * code grant with PKCE for customers.
 */
public final class TestIssuer implements QuarkusTestResourceLifecycleManager {

    static final String AUDIENCE = "reelmill-admin";

    private static final String CLIENT = "reelmill-console";
    private static final String CLIENT_SECRET = "secret of the console";

    private static final String REALM = "/realms/reelmill";
    private static final AtomicInteger DISCOVERIES = new AtomicInteger();
    private static final RsaJsonWebKey OTHER_KEY = key("the-key");

    private static final Map<String, Grant> GRANTS = new ConcurrentHashMap<>();

    private static volatile RsaJsonWebKey key = key("the-key");
    private static String address;

    /** What a code was given for. */
    private record Grant(String challenge, String redirectUri, String idToken) {}

    private HttpServer server;

    @Override
    public Map<String, String> start() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        address = "http://127.0.0.1:" + server.getAddress().getPort() + REALM;
        server.createContext(REALM + "/.well-known/openid-configuration", call -> {
            DISCOVERIES.incrementAndGet();
            answer(call, """
                    {"issuer":"%1$s","jwks_uri":"%1$s/certs","token_endpoint":"%1$s/token",
                     "authorization_endpoint":"%1$s/auth","response_types_supported":["code"],
                     "subject_types_supported":["public"],"id_token_signing_alg_values_supported":["RS256"]}""".formatted(address));
        });
        server.createContext(
                REALM + "/certs",
                call -> answer(call, "{\"keys\":[" + key.toJson(OutputControlLevel.PUBLIC_ONLY) + "]}"));
        server.createContext(REALM + "/token", TestIssuer::exchange);
        server.start();
        return Map.of(
                "reelmill.oidc.issuer", address,
                "reelmill.console.oidc.issuer", address,
                "reelmill.console.oidc.client-id", CLIENT,
                "reelmill.console.oidc.client-secret", CLIENT_SECRET,
                "reelmill.console.oidc.name", "Example SSO");
    }

    @Override
    public void stop() {
        if (server != null) {
            server.stop(0);
        }
    }

    /** From now on tokens are signed by another key, and the former one is not shown any more. */
    static void rotateKey() {
        key = key(UUID.randomUUID().toString());
    }

    /** How often the discovery document was read. */
    static int discoveries() {
        return DISCOVERIES.get();
    }

    /**
     * What the authorization page does when a person confirms: a code for an ID token of the subject.
     *
     * @param authorizationUrl as the console was told to go to
     * @param change to the claims, which are good ones before it
     */
    public static String confirm(String authorizationUrl, String subject, Consumer<JwtClaims> change) {
        return confirm(authorizationUrl, subject, change, key);
    }

    /** Like {@link #confirm}, for a token that another key has signed. */
    public static String confirmForged(String authorizationUrl, String subject) {
        return confirm(authorizationUrl, subject, claims -> {}, OTHER_KEY);
    }

    private static String confirm(
            String authorizationUrl, String subject, Consumer<JwtClaims> change, RsaJsonWebKey signer) {
        Map<String, String> asked = form(URI.create(authorizationUrl).getRawQuery());
        if (!authorizationUrl.startsWith(address + "/auth?")
                || !asked.get("client_id").equals(CLIENT)
                || !asked.get("response_type").equals("code")
                || !asked.get("code_challenge_method").equals("S256")) {
            throw new IllegalArgumentException(authorizationUrl);
        }
        JwtClaims claims = new JwtClaims();
        claims.setIssuer(address);
        claims.setSubject(subject);
        claims.setAudience(CLIENT);
        claims.setIssuedAtToNow();
        claims.setExpirationTimeMinutesInTheFuture(5);
        claims.setStringClaim("nonce", asked.get("nonce"));
        claims.setStringClaim("email", subject + "@example.com");
        claims.setClaim("email_verified", true);
        claims.setStringClaim("name", "Ada Example");
        change.accept(claims);
        String code = UUID.randomUUID().toString();
        GRANTS.put(code, new Grant(asked.get("code_challenge"), asked.get("redirect_uri"), sign(claims, signer)));
        return code;
    }

    /** The token endpoint. A code is good once, for the client with its secret that has the verifier. */
    private static void exchange(HttpExchange call) throws IOException {
        Map<String, String> form = form(new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        Grant grant = GRANTS.remove(form.getOrDefault("code", ""));
        boolean good = grant != null
                && "authorization_code".equals(form.get("grant_type"))
                && CLIENT.equals(form.get("client_id"))
                && CLIENT_SECRET.equals(form.get("client_secret"))
                && grant.redirectUri().equals(form.get("redirect_uri"))
                && grant.challenge().equals(challenge(form.get("code_verifier")));
        answer(
                call,
                good ? 200 : 400,
                good
                        ? "{\"token_type\":\"Bearer\",\"access_token\":\"a\",\"id_token\":\"%s\"}"
                                .formatted(grant.idToken())
                        : "{\"error\":\"invalid_grant\"}");
    }

    /** The challenge of a verifier by method S256. */
    public static String challenge(String verifier) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, String> form(String encoded) {
        return Arrays.stream(encoded.split("&"))
                .map(pair -> pair.split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> URLDecoder.decode(pair[1], StandardCharsets.UTF_8)));
    }

    /** A good token of this user. */
    static String token(String user, String... roles) {
        return sign(claims(user, roles), key);
    }

    static String forged(String user, String... roles) {
        return sign(claims(user, roles), OTHER_KEY);
    }

    static String forAudience(String audience, String user, String... roles) {
        JwtClaims claims = claims(user, roles);
        claims.setAudience(audience);
        return sign(claims, key);
    }

    static String expired(String user, String... roles) {
        JwtClaims claims = claims(user, roles);
        claims.setExpirationTimeMinutesInTheFuture(-10);
        return sign(claims, key);
    }

    static String ofAnotherIssuer(String user, String... roles) {
        JwtClaims claims = claims(user, roles);
        claims.setIssuer("https://elsewhere.example/realms/reelmill");
        return sign(claims, key);
    }

    private static JwtClaims claims(String user, String... roles) {
        JwtClaims claims = new JwtClaims();
        claims.setIssuer(address);
        claims.setSubject("5b1a2c3d-" + user);
        claims.setAudience(AUDIENCE);
        claims.setIssuedAtToNow();
        claims.setExpirationTimeMinutesInTheFuture(5);
        claims.setGeneratedJwtId();
        claims.setStringClaim("typ", "Bearer");
        claims.setStringClaim("preferred_username", user);
        claims.setClaim("realm_access", Map.of("roles", List.of(roles)));
        return claims;
    }

    private static String sign(JwtClaims claims, RsaJsonWebKey key) {
        JsonWebSignature token = new JsonWebSignature();
        token.setPayload(claims.toJson());
        token.setKey(key.getPrivateKey());
        token.setKeyIdHeaderValue(key.getKeyId());
        token.setAlgorithmHeaderValue(AlgorithmIdentifiers.RSA_USING_SHA256);
        try {
            return token.getCompactSerialization();
        } catch (JoseException e) {
            throw new IllegalStateException(e);
        }
    }

    private static RsaJsonWebKey key(String id) {
        try {
            RsaJsonWebKey key = RsaJwkGenerator.generateJwk(2048);
            key.setKeyId(id);
            key.setUse("sig");
            key.setAlgorithm(AlgorithmIdentifiers.RSA_USING_SHA256);
            return key;
        } catch (JoseException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void answer(HttpExchange call, String json) throws IOException {
        answer(call, 200, json);
    }

    private static void answer(HttpExchange call, int status, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        call.getResponseHeaders().add("Content-Type", "application/json");
        call.sendResponseHeaders(status, body.length);
        call.getResponseBody().write(body);
        call.close();
    }
}
