package io.reelmill.publishing.platform;

import io.reelmill.contracts.publishing.Platform;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;

/** Where the platforms are, and which application of theirs we are. */
@ConfigMapping(prefix = "reelmill.platforms")
public interface PlatformSettings {

    @WithDefault("https://open.tiktokapis.com")
    String tiktokUrl();

    @WithDefault("https://www.googleapis.com")
    String youtubeUrl();

    @WithDefault("https://oauth2.googleapis.com")
    String googleOauthUrl();

    @WithDefault("https://graph.instagram.com")
    String instagramUrl();

    /** Where people grant access to a TikTok account. */
    @WithDefault("https://www.tiktok.com")
    String tiktokAuthorizationUrl();

    @WithDefault("https://accounts.google.com")
    String googleAuthorizationUrl();

    @WithDefault("https://www.instagram.com")
    String instagramAuthorizationUrl();

    /** Where Instagram exchanges a code for a token. */
    @WithDefault("https://api.instagram.com")
    String instagramOauthUrl();

    /** How long a person has to grant access. */
    @WithDefault("10m")
    Duration authorizationValidity();

    /** Bytes that are sent in one request; at least 5 MiB (TikTok), a multiple of 256 KiB (YouTube). */
    @WithDefault("8388608")
    int chunkBytes();

    /** Time for one request, one chunk among them. */
    @WithDefault("100s")
    Duration timeout();

    /** The client key of the TikTok application. */
    Optional<String> tiktokClientId();

    Optional<String> tiktokClientSecret();

    /** The OAuth client of the Google project. */
    Optional<String> youtubeClientId();

    Optional<String> youtubeClientSecret();

    /** The Instagram app of the Meta application. */
    Optional<String> instagramClientId();

    Optional<String> instagramClientSecret();

    /** Whether an application is registered, so that accounts can be connected. */
    default boolean isConfigured(Platform platform) {
        return clientId(platform).isPresent() && clientSecret(platform).isPresent();
    }

    default Optional<String> clientId(Platform platform) {
        return switch (platform) {
            case TIKTOK -> tiktokClientId();
            case YOUTUBE -> youtubeClientId();
            case INSTAGRAM -> instagramClientId();
            case WEBHOOK -> Optional.empty();
        };
    }

    default Optional<String> clientSecret(Platform platform) {
        return switch (platform) {
            case TIKTOK -> tiktokClientSecret();
            case YOUTUBE -> youtubeClientSecret();
            case INSTAGRAM -> instagramClientSecret();
            case WEBHOOK -> Optional.empty();
        };
    }
}
