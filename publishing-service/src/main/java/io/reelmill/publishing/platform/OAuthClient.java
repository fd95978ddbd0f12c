package io.reelmill.publishing.platform;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.publishing.channel.AccountTokens.Tokens;
import io.reelmill.publishing.platform.PlatformHttp.Answer;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;

/** The platforms' OAuth 2.0 authorization code grant, with PKCE (RFC 7636). */
@Singleton
public class OAuthClient {

    private final PlatformHttp http;
    private final PlatformSettings settings;
    private final Clock clock;

    public OAuthClient(SafeFetch fetch, PlatformSettings settings, Clock clock) {
        this.http = new PlatformHttp(fetch, settings);
        this.settings = settings;
        this.clock = clock;
    }

    /** The account to which a person gave access. */
    public record Granted(String externalId, String username, Tokens tokens) {}

    /** The platform did not give access. The message is for the client. */
    public static final class GrantRefusedException extends Exception {
        private static final long serialVersionUID = 1;

        GrantRefusedException(String message) {
            super(message, null, false, false);
        }
    }

    /** The address at which a person grants access. */
    public String authorizationUrl(Platform platform, String state, CodeVerifier verifier, String redirectUri) {
        Map<String, String> query = new LinkedHashMap<>();
        query.put("response_type", "code");
        query.put(idName(platform), settings.clientId(platform).orElseThrow());
        query.put("redirect_uri", redirectUri);
        query.put("scope", scope(platform));
        query.put("state", state);
        query.put("code_challenge", verifier.challenge(platform));
        query.put("code_challenge_method", "S256");
        if (platform == Platform.YOUTUBE) {
            query.put("access_type", "offline");
            query.put("prompt", "consent"); // without it a second grant brings no refresh token
        }
        String page =
                switch (platform) {
                    case TIKTOK -> settings.tiktokAuthorizationUrl() + "/v2/auth/authorize/";
                    case YOUTUBE -> settings.googleAuthorizationUrl() + "/o/oauth2/v2/auth";
                    case INSTAGRAM -> settings.instagramAuthorizationUrl() + "/oauth/authorize";
                    case WEBHOOK -> throw new IllegalArgumentException("a webhook has no OAuth");
                };
        return page + "?" + PlatformHttp.encode(query);
    }

    /**
     * Exchanges a code for tokens and asks whose they are.
     *
     * @throws GrantRefusedException when the platform refuses the code, or does not answer
     */
    public Granted exchange(Platform platform, String code, CodeVerifier verifier, String redirectUri)
            throws GrantRefusedException {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("grant_type", "authorization_code");
        form.put("code", code);
        form.put("redirect_uri", redirectUri);
        form.put("code_verifier", verifier.value());
        form.put(idName(platform), settings.clientId(platform).orElseThrow());
        form.put("client_secret", settings.clientSecret(platform).orElseThrow());
        return switch (platform) {
            case TIKTOK -> tiktok(form);
            case YOUTUBE -> youtube(form);
            case INSTAGRAM -> instagram(form);
            case WEBHOOK -> throw new IllegalArgumentException("a webhook has no OAuth");
        };
    }

    private Granted tiktok(Map<String, String> form) throws GrantRefusedException {
        JsonNode given =
                require(Platform.TIKTOK, http.postForm(settings.tiktokUrl() + "/v2/oauth/token/", form), "open_id");
        Tokens tokens = tokens(given, given.path("refresh_token").asText(null));
        JsonNode creator = http.postJson(
                        settings.tiktokUrl() + "/v2/post/publish/creator_info/query/",
                        PlatformHttp.bearer(tokens.access()),
                        PlatformHttp.object())
                .json();
        String id = given.path("open_id").asText();
        return new Granted(id, creator.path("data").path("creator_username").asText(id), tokens);
    }

    private Granted youtube(Map<String, String> form) throws GrantRefusedException {
        JsonNode given =
                require(Platform.YOUTUBE, http.postForm(settings.googleOauthUrl() + "/token", form), "access_token");
        Tokens tokens = tokens(given, given.path("refresh_token").asText(null));
        Answer answer = http.get(
                settings.youtubeUrl() + "/youtube/v3/channels?part=id,snippet&mine=true",
                PlatformHttp.bearer(tokens.access()));
        JsonNode channel = answer.json().path("items").path(0);
        if (!answer.isOk() || channel.path("id").asText("").isEmpty()) {
            throw new GrantRefusedException("the Google account has no YouTube channel that can be read");
        }
        String id = channel.path("id").asText();
        String title = channel.path("snippet").path("title").asText(id);
        return new Granted(id, channel.path("snippet").path("customUrl").asText(title), tokens);
    }

    /** The code brings a token for an hour, which is exchanged for one of sixty days that renews itself. */
    private Granted instagram(Map<String, String> form) throws GrantRefusedException {
        JsonNode given = require(
                Platform.INSTAGRAM,
                http.postForm(settings.instagramOauthUrl() + "/oauth/access_token", form),
                "access_token");
        Map<String, String> exchange = new LinkedHashMap<>();
        exchange.put("grant_type", "ig_exchange_token");
        exchange.put("client_secret", form.get("client_secret"));
        exchange.put("access_token", given.path("access_token").asText());
        JsonNode longLived = require(
                Platform.INSTAGRAM,
                http.get(settings.instagramUrl() + "/access_token?" + PlatformHttp.encode(exchange), Map.of()),
                "access_token");
        String access = longLived.path("access_token").asText();
        Map<String, String> fields = Map.of("fields", "user_id,username", "access_token", access);
        JsonNode user = require(
                Platform.INSTAGRAM,
                http.get(settings.instagramUrl() + "/me?" + PlatformHttp.encode(fields), Map.of()),
                "user_id");
        String id = user.path("user_id").asText();
        return new Granted(id, user.path("username").asText(id), tokens(longLived, access));
    }

    private Tokens tokens(JsonNode given, String refresh) {
        JsonNode seconds = given.path("expires_in");
        return new Tokens(
                given.path("access_token").asText(),
                refresh,
                seconds.canConvertToLong() ? clock.instant().plusSeconds(seconds.asLong()) : null);
    }

    private static JsonNode require(Platform platform, Answer answer, String field) throws GrantRefusedException {
        boolean given = !answer.json().path(field).asText("").isEmpty();
        if (answer.isOk() && given) {
            return answer.json();
        }
        if (answer.isUncertain()) {
            throw new GrantRefusedException(platform.wireName() + " does not answer; connect the account again");
        }
        throw new GrantRefusedException(platform.wireName() + " refused the authorization; connect the account again");
    }

    private static String idName(Platform platform) {
        return platform == Platform.TIKTOK ? "client_key" : "client_id";
    }

    private static String scope(Platform platform) {
        return switch (platform) {
            case TIKTOK -> "user.info.basic,video.publish";
            case YOUTUBE ->
                "https://www.googleapis.com/auth/youtube.upload https://www.googleapis.com/auth/youtube.readonly";
            case INSTAGRAM -> "instagram_business_basic,instagram_business_content_publish";
            case WEBHOOK -> "";
        };
    }
}
