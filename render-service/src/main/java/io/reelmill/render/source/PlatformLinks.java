package io.reelmill.render.source;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The platforms whose pages hold sound or video that only an extractor can fetch. */
final class PlatformLinks {

    private static final Set<String> HOSTS = Set.of(
            "youtube.com",
            "youtu.be",
            "youtube-nocookie.com",
            "vimeo.com",
            "dailymotion.com",
            "dai.ly",
            "twitch.tv",
            "tiktok.com",
            "instagram.com",
            "facebook.com",
            "fb.watch",
            "x.com",
            "twitter.com",
            "reddit.com",
            "linkedin.com",
            "pinterest.com",
            "rumble.com",
            "odysee.com",
            "bilibili.com",
            "loom.com",
            "streamable.com",
            "ted.com",
            "vk.com",
            "soundcloud.com",
            "mixcloud.com",
            "bandcamp.com",
            "audiomack.com",
            "spotify.com",
            "music.apple.com",
            "podcasts.apple.com",
            "deezer.com",
            "tidal.com");

    /** A file is fetched as it is, wherever it lies. */
    private static final Pattern FILE = Pattern.compile(
            "(?i).*\\.(?:mp4|mov|m4v|webm|mkv|avi|mp3|wav|m4a|aac|ogg|oga|opus|flac|png|jpe?g|webp|gif)");

    private PlatformLinks() {}

    /** The platform that a link leads to; empty for the address of a file and for all other places. */
    static Optional<String> platform(String url) {
        URI address;
        try {
            address = URI.create(url.strip());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
        String host = String.valueOf(address.getHost()).toLowerCase(Locale.ROOT);
        if (FILE.matcher(String.valueOf(address.getPath())).matches()) {
            return Optional.empty();
        }
        return HOSTS.stream()
                .filter(platform -> host.equals(platform) || host.endsWith("." + platform))
                .findFirst();
    }
}
