package io.reelmill.publishing.platform;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.publishing.channel.AccountTokens;
import io.reelmill.publishing.channel.AccountTokens.RefreshUnavailableException;
import io.reelmill.publishing.channel.AccountTokens.Tokens;
import io.reelmill.publishing.platform.PlatformHttp.Answer;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Asks the platforms for new access tokens. */
@Singleton
public class TokenRefresher implements AccountTokens.Refresh {

    private static final int TOO_MANY_REQUESTS = 429;

    private final PlatformHttp http;
    private final PlatformSettings settings;
    private final Clock clock;

    public TokenRefresher(SafeFetch fetch, PlatformSettings settings, Clock clock) {
        this.http = new PlatformHttp(fetch, settings);
        this.settings = settings;
        this.clock = clock;
    }

    /** A platform that gave no answer, or has had too many calls, is asked again later: only its refusal ends a connection. */
    @Override
    public Optional<Tokens> refresh(Platform platform, String refreshToken) {
        Answer answer =
                switch (platform) {
                    case TIKTOK ->
                        http.postForm(
                                settings.tiktokUrl() + "/v2/oauth/token/",
                                form(
                                        refreshToken,
                                        "client_key",
                                        settings.tiktokClientId(),
                                        settings.tiktokClientSecret()));
                    case YOUTUBE ->
                        http.postForm(
                                settings.googleOauthUrl() + "/token",
                                form(
                                        refreshToken,
                                        "client_id",
                                        settings.youtubeClientId(),
                                        settings.youtubeClientSecret()));
                    case INSTAGRAM ->
                        http.get(
                                settings.instagramUrl() + "/refresh_access_token?"
                                        + PlatformHttp.encode(
                                                Map.of("grant_type", "ig_refresh_token", "access_token", refreshToken)),
                                Map.of());
                    case WEBHOOK -> throw new IllegalArgumentException("a webhook has no token");
                };
        if (answer.isUncertain() || answer.status() == TOO_MANY_REQUESTS) {
            throw new RefreshUnavailableException(platform.wireName() + " gives no new access token now");
        }
        JsonNode body = answer.json();
        String access = body.path("access_token").asText("");
        if (!answer.isOk() || access.isEmpty()) {
            return Optional.empty();
        }
        Instant end = body.path("expires_in").canConvertToLong()
                ? clock.instant().plusSeconds(body.path("expires_in").asLong())
                : null;
        // Instagram's long-lived token renews itself.
        String refresh = platform == Platform.INSTAGRAM
                ? access
                : body.path("refresh_token").asText(null);
        return Optional.of(new Tokens(access, refresh, end));
    }

    private static Map<String, String> form(
            String refreshToken, String idName, Optional<String> id, Optional<String> secret) {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("grant_type", "refresh_token");
        form.put("refresh_token", refreshToken);
        form.put(idName, id.orElse(""));
        form.put("client_secret", secret.orElse(""));
        return form;
    }
}
