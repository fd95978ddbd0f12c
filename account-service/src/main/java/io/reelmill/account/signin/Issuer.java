package io.reelmill.account.signin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The issuer that customers sign in at: the authorization code grant with PKCE (RFC 6749, RFC 7636). Nothing is kept between calls, so
 * a new address or key of the issuer counts at once; people sign in a few times a day.
 */
@Singleton
class Issuer {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final SignInSettings settings;
    private final ObjectMapper json;
    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(PATIENCE)
            .version(HttpClient.Version.HTTP_1_1)
            .build();

    Issuer(SignInSettings settings, ObjectMapper json) {
        this.settings = settings;
        this.json = json;
    }

    /** The issuer cannot be reached, or does not answer as an issuer does. */
    static final class AwayException extends Exception {
        private static final long serialVersionUID = 1;

        AwayException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** The name of the issuer on the sign-in screen; empty when there is none. */
    Optional<String> name() {
        return settings.issuer().map(issuer -> settings.name());
    }

    /** The page at which a person confirms who they are. */
    String authorizationUrl(String challenge, String state, String nonce, String redirectUri) throws AwayException {
        Map<String, String> query = new LinkedHashMap<>();
        query.put("response_type", "code");
        query.put("client_id", settings.clientId());
        query.put("redirect_uri", redirectUri);
        query.put("scope", settings.scopes());
        query.put("state", state);
        query.put("nonce", nonce);
        query.put("code_challenge", challenge);
        query.put("code_challenge_method", "S256");
        String page = endpoint(discover(), "authorization_endpoint");
        return page + (page.contains("?") ? "&" : "?") + encode(query);
    }

    /** Exchanges a code for an ID token; empty when the issuer refuses it or the token is not good. */
    Optional<Person> redeem(String code, String verifier, String nonce, String redirectUri) throws AwayException {
        JsonNode description = discover();
        Map<String, String> form = new LinkedHashMap<>();
        form.put("grant_type", "authorization_code");
        form.put("code", code);
        form.put("redirect_uri", redirectUri);
        form.put("code_verifier", verifier);
        form.put("client_id", settings.clientId());
        settings.clientSecret().ifPresent(secret -> form.put("client_secret", secret));
        HttpResponse<String> answer = send(request(endpoint(description, "token_endpoint"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(encode(form)))
                .build());
        if (answer.statusCode() >= 500) {
            throw new AwayException("the token endpoint answers " + answer.statusCode(), null);
        }
        if (answer.statusCode() != 200) {
            return Optional.empty();
        }
        String keys = read(endpoint(description, "jwks_uri")).toString();
        String issuer = description.path("issuer").asText();
        return new IdTokens(issuer, settings.clientId(), keys)
                .verify(parse(answer.body()).path("id_token").asText(), nonce);
    }

    /** The issuer's description of itself; its name there must be the one that is configured. */
    private JsonNode discover() throws AwayException {
        String configured = withoutSlash(settings.issuer().orElseThrow());
        JsonNode description = read(configured + "/.well-known/openid-configuration");
        if (!withoutSlash(description.path("issuer").asText()).equals(configured)) {
            throw new AwayException("the issuer calls itself " + description.path("issuer"), null);
        }
        return description;
    }

    private static String endpoint(JsonNode description, String name) throws AwayException {
        String url = description.path(name).asText();
        if (url.isEmpty()) {
            throw new AwayException("the issuer's description has no " + name, null);
        }
        return url;
    }

    private JsonNode read(String url) throws AwayException {
        HttpResponse<String> answer = send(request(url).build());
        if (answer.statusCode() != 200) {
            throw new AwayException(url + " answers " + answer.statusCode(), null);
        }
        return parse(answer.body());
    }

    private JsonNode parse(String body) throws AwayException {
        try {
            return json.readTree(body);
        } catch (IOException e) {
            throw new AwayException("the issuer does not answer in JSON", e);
        }
    }

    private static HttpRequest.Builder request(String url) throws AwayException {
        try {
            return HttpRequest.newBuilder(URI.create(url)).timeout(PATIENCE).header("Accept", "application/json");
        } catch (IllegalArgumentException e) {
            throw new AwayException("the issuer names no address: " + url, e);
        }
    }

    private HttpResponse<String> send(HttpRequest request) throws AwayException {
        try {
            return http.send(request, BodyHandlers.ofString());
        } catch (IOException e) {
            throw new AwayException(request.uri() + " cannot be reached: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AwayException("interrupted", e);
        }
    }

    private static String encode(Map<String, String> values) {
        return values.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + URLEncoder.encode(entry.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    private static String withoutSlash(String address) {
        return address.endsWith("/") ? address.substring(0, address.length() - 1) : address;
    }
}
