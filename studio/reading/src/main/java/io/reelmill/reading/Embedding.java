package io.reelmill.reading;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Where networks tell of a post for embedding (oEmbed), also where its page shows a stranger only a login. */
final class Embedding {

    /** By host; the address of the post is put at the end. As the networks' own documentation gives them. */
    private static final Map<String, String> ENDPOINTS = Map.of(
            "x.com", "https://publish.twitter.com/oembed?omit_script=1&url=",
            "twitter.com", "https://publish.twitter.com/oembed?omit_script=1&url=",
            "reddit.com", "https://www.reddit.com/oembed?url=",
            "tiktok.com", "https://www.tiktok.com/oembed?url=",
            "bsky.app", "https://embed.bsky.app/oembed?format=json&url=",
            "youtube.com", "https://www.youtube.com/oembed?format=json&url=",
            "youtu.be", "https://www.youtube.com/oembed?format=json&url=",
            "vimeo.com", "https://vimeo.com/api/oembed.json?url=");

    private Embedding() {}

    /** The address at which a known network tells of the post. */
    static Optional<URI> of(URI post) {
        String host = String.valueOf(post.getHost()).toLowerCase(Locale.ROOT);
        return ENDPOINTS.entrySet().stream()
                .filter(entry -> host.equals(entry.getKey()) || host.endsWith("." + entry.getKey()))
                .findFirst()
                .map(entry ->
                        URI.create(entry.getValue() + URLEncoder.encode(post.toString(), StandardCharsets.UTF_8)));
    }
}
