package io.reelmill.publishing.platform;

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
}
