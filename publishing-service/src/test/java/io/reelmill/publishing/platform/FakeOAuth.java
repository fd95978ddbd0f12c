package io.reelmill.publishing.platform;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.net.URLDecoder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/** The platforms' OAuth servers: a code is good once, for the client, redirect URI and PKCE challenge that it was given for. */
public final class FakeOAuth {

    public static final String SECRET = "client-secret";

    private final Map<String, Map<String, String>> codes = new ConcurrentHashMap<>();
    private final Set<String> refreshTokens = ConcurrentHashMap.newKeySet();
    private final AtomicInteger numbers = new AtomicInteger();
    private volatile String person = "anna";
    private volatile boolean givesRefreshTokens = true;

    /** Who is logged in at the platforms. */
    public void logIn(String name) {
        person = name;
    }

    /** Google gives no refresh token to whom it gave one before. */
    public void giveRefreshTokens(boolean give) {
        givesRefreshTokens = give;
    }

    /** A refresh token that was given before. */
    public String refreshToken() {
        String token = "refresh-" + numbers.incrementAndGet();
        refreshTokens.add(token);
        return token;
    }

    /** A person opens the address and grants access: the query by which the browser comes back. */
    public Map<String, String> grant(String authorizationUrl) {
        Map<String, String> asked = form(URI.create(authorizationUrl).getRawQuery());
        String code = "code-" + numbers.incrementAndGet();
        codes.put(code, asked);
        return Map.of("code", code, "state", asked.get("state"));
    }

    /** The answer to a call that is one of OAuth; a text that begins with {@code !} is a refusal. */
    Optional<String> answer(String path, String body) {
        return switch (path) {
            case "/v2/oauth/token/" -> Optional.of(token(form(body), "client_key", true));
            case "/token" -> Optional.of(token(form(body), "client_id", false));
            case "/oauth/access_token" -> Optional.of(token(form(body), "client_id", false));
            case "/access_token" -> Optional.of("{\"access_token\":\"long-lived\",\"expires_in\":5184000}");
            case "/refresh_access_token" -> Optional.of("{\"access_token\":\"renewed\",\"expires_in\":5184000}");
            case "/me" -> Optional.of("{\"user_id\":\"ig-" + person + "\",\"username\":\"" + person + "\"}");
            case "/youtube/v3/channels" ->
                Optional.of("{\"items\":[{\"id\":\"UC-" + person + "\",\"snippet\":{\"customUrl\":\"@" + person
                        + "\"},\"contentDetails\":{\"relatedPlaylists\":{\"uploads\":\"UU-" + person + "\"}}}]}");
            default -> Optional.empty();
        };
    }

    String person() {
        return person;
    }

    private String token(Map<String, String> form, String idName, boolean hexadecimal) {
        if ("refresh_token".equals(form.get("grant_type"))) {
            return refreshed(form, idName);
        }
        Map<String, String> asked = codes.remove(form.getOrDefault("code", ""));
        boolean good = asked != null
                && asked.get(idName).equals(form.get(idName))
                && SECRET.equals(form.get("client_secret"))
                && asked.get("redirect_uri").equals(form.get("redirect_uri"))
                && asked.get("code_challenge").equals(challenge(form.get("code_verifier"), hexadecimal));
        if (!good) {
            return "!{\"error\":\"invalid_grant\"}";
        }
        String refresh = givesRefreshTokens ? "\"refresh-" + numbers.incrementAndGet() + "\"" : "\"\"";
        return "{\"access_token\":\"access-" + numbers.incrementAndGet() + "\",\"refresh_token\":" + refresh
                + ",\"expires_in\":86400,\"open_id\":\"tt-" + person + "\",\"user_id\":1}";
    }

    /** TikTok replaces the refresh token, which is good once; Google keeps it. */
    private String refreshed(Map<String, String> form, String idName) {
        boolean replaced = idName.equals("client_key");
        String old = form.getOrDefault("refresh_token", "");
        boolean good = SECRET.equals(form.get("client_secret"))
                && form.containsKey(idName)
                && (replaced ? refreshTokens.remove(old) : refreshTokens.contains(old));
        if (!good) {
            return "!{\"error\":\"invalid_grant\"}";
        }
        String next = replaced ? ",\"refresh_token\":\"" + refreshToken() + "\"" : "";
        return "{\"access_token\":\"access-" + numbers.incrementAndGet() + "\",\"expires_in\":3600" + next + "}";
    }

    private static String challenge(String verifier, boolean hexadecimal) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(US_ASCII));
            return hexadecimal
                    ? HexFormat.of().formatHex(hash)
                    : Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, String> form(String text) {
        return Arrays.stream(text.split("&"))
                .map(pair -> pair.split("=", 2))
                .collect(Collectors.toMap(pair -> decoded(pair[0]), pair -> decoded(pair[1])));
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, UTF_8);
    }
}
