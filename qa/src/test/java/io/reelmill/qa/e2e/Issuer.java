package io.reelmill.qa.e2e;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.interfaces.RSAPublicKey;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** An OpenID Connect issuer at which a person types an e-mail address and is believed. Codes need their verifier of PKCE. */
final class Issuer implements AutoCloseable {

    static final String NAME = "Example SSO";

    private static final String PAGE = """
            <!doctype html><html lang="en"><title>Sign in</title><h1>Example SSO</h1><form action="/confirm">
            <input type="hidden" name="asked" value="%s"><label>E-mail <input name="email"></label>
            <button>Confirm</button> <a href="%s">Refuse</a></form></html>""";

    private final Map<String, Map<String, String>> grants = new ConcurrentHashMap<>();
    private final ObjectMapper json = new ObjectMapper();
    private final HttpServer server;
    private final KeyPair keys;

    Issuer() throws IOException, GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(2048);
        keys = generator.generateKeyPair();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(
                "/.well-known/openid-configuration",
                call -> answer(
                        call,
                        200,
                        Map.of(
                                "issuer", address(),
                                "authorization_endpoint", address() + "/auth",
                                "token_endpoint", address() + "/token",
                                "jwks_uri", address() + "/keys")));
        server.createContext("/keys", call -> answer(call, 200, Map.of("keys", new Object[] {key()})));
        server.createContext("/auth", this::ask);
        server.createContext("/confirm", this::confirm);
        server.createContext("/token", this::exchange);
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void ask(HttpExchange call) throws IOException {
        String query = call.getRequestURI().getRawQuery();
        Map<String, String> asked = form(query);
        String refusal = asked.get("redirect_uri") + "?error=access_denied&state=" + asked.get("state");
        send(call, 200, "text/html", PAGE.formatted(query.replace("&", "&amp;"), refusal.replace("&", "&amp;")));
    }

    private void confirm(HttpExchange call) throws IOException {
        Map<String, String> typed = form(call.getRequestURI().getRawQuery());
        Map<String, String> asked = new LinkedHashMap<>(form(typed.get("asked")));
        asked.put("email", typed.get("email"));
        String code = UUID.randomUUID().toString();
        grants.put(code, asked);
        call.getResponseHeaders()
                .add("Location", asked.get("redirect_uri") + "?code=" + code + "&state=" + asked.get("state"));
        call.sendResponseHeaders(303, -1);
        call.close();
    }

    private void exchange(HttpExchange call) throws IOException {
        Map<String, String> sent = form(new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        Map<String, String> grant = grants.remove(sent.get("code"));
        if (grant == null || !grant.get("code_challenge").equals(challenge(sent.get("code_verifier")))) {
            answer(call, 400, Map.of("error", "invalid_grant"));
            return;
        }
        long now = Instant.now().getEpochSecond();
        Map<String, Object> claims = Map.of(
                "iss",
                address(),
                "sub",
                "subject-of-" + grant.get("email"),
                "aud",
                grant.get("client_id"),
                "iat",
                now,
                "exp",
                now + 300,
                "nonce",
                grant.get("nonce"),
                "email",
                grant.get("email"),
                "email_verified",
                true);
        answer(call, 200, Map.of("token_type", "Bearer", "access_token", "a", "id_token", sign(claims)));
    }

    private Map<String, String> key() {
        RSAPublicKey key = (RSAPublicKey) keys.getPublic();
        return Map.of(
                "kty",
                "RSA",
                "use",
                "sig",
                "alg",
                "RS256",
                "kid",
                "k",
                "n",
                base64(key.getModulus()),
                "e",
                base64(key.getPublicExponent()));
    }

    private String sign(Map<String, Object> claims) throws IOException {
        try {
            String signed = base64(json.writeValueAsBytes(Map.of("alg", "RS256", "kid", "k"))) + "."
                    + base64(json.writeValueAsBytes(claims));
            Signature signature = Signature.getInstance("SHA256withRSA");
            signature.initSign(keys.getPrivate());
            signature.update(signed.getBytes(StandardCharsets.US_ASCII));
            return signed + "." + base64(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String challenge(String verifier) {
        try {
            return base64(MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String base64(BigInteger number) {
        byte[] bytes = number.toByteArray();
        return base64(bytes[0] == 0 ? Arrays.copyOfRange(bytes, 1, bytes.length) : bytes);
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static Map<String, String> form(String encoded) {
        return Arrays.stream(encoded.split("&"))
                .map(pair -> pair.split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> URLDecoder.decode(pair[1], StandardCharsets.UTF_8)));
    }

    private void answer(HttpExchange call, int status, Map<String, ?> body) throws IOException {
        send(call, status, "application/json", json.writeValueAsString(body));
    }

    private static void send(HttpExchange call, int status, String type, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        call.getResponseHeaders().add("Content-Type", type);
        call.sendResponseHeaders(status, body.length);
        call.getResponseBody().write(body);
        call.close();
    }
}
