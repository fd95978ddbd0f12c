package io.reelmill.account.admin;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.jose4j.jwk.JsonWebKey.OutputControlLevel;
import org.jose4j.jwk.RsaJsonWebKey;
import org.jose4j.jwk.RsaJwkGenerator;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.lang.JoseException;

/** An issuer as Keycloak is one: discovery document, keys, and signed tokens with the roles of a realm. */
public final class TestIssuer implements QuarkusTestResourceLifecycleManager {

    static final String AUDIENCE = "reelmill-admin";

    private static final String REALM = "/realms/reelmill";
    private static final AtomicInteger DISCOVERIES = new AtomicInteger();
    private static final RsaJsonWebKey OTHER_KEY = key("the-key");

    private static volatile RsaJsonWebKey key = key("the-key");
    private static String address;

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
        server.start();
        return Map.of("reelmill.oidc.issuer", address);
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
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        call.getResponseHeaders().add("Content-Type", "application/json");
        call.sendResponseHeaders(200, body.length);
        call.getResponseBody().write(body);
        call.close();
    }
}
