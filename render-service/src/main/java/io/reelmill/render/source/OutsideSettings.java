package io.reelmill.render.source;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;

/** What may be fetched from outside. */
@ConfigMapping(prefix = "reelmill.outside")
public interface OutsideSettings {

    /** Lets clients name addresses in private and loopback ranges: for tests and closed networks only. */
    @WithDefault("false")
    boolean allowPrivateUrls();

    /** Address of the gateway as clients know it; the samples under it are read without a connection. */
    @WithDefault("http://localhost:8080")
    String publicUrl();

    /** Checks links to files of the media store, which are read from there; without it they are fetched like all others. */
    Optional<String> linkSecret();

    /** How long a file of the client's may take to arrive; pages and pictures have less time in any case. */
    @WithDefault("10m")
    Duration patience();

    /** Program that fetches the sound or video behind a platform's link, yt-dlp or one that takes its options. */
    Optional<String> extractor();

    /** Chromium, for {@code source.websiteToRecord}; absent: the one that is found on the {@code PATH}. */
    Optional<String> chromium();
}
