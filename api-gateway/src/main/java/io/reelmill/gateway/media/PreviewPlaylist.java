package io.reelmill.gateway.media;

import io.reelmill.media.PreviewFiles;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The playlist of a film that is being rendered (RFC 8216): of type {@code EVENT}, it only ever grows, until it says that nothing
 * follows. Its links are signed like all others.
 */
final class PreviewPlaylist {

    static final String CONTENT_TYPE = "application/vnd.apple.mpegurl";

    /** Seconds. A playlist tells the longest fragment before it knows it; FragmentSink of the compositor keeps to it. */
    private static final int MAX_SECONDS = 4;

    private PreviewPlaylist() {}

    /**
     * The playlist of what is stored now.
     *
     * @param stored keys under the preview's folder
     * @return empty where nothing can be watched
     */
    static Optional<String> of(PreviewFiles preview, List<String> stored, UnaryOperator<String> link) {
        List<String> fragments = stored.stream()
                .filter(key -> PreviewFiles.seconds(key).isPresent())
                .sorted()
                .toList();
        if (fragments.isEmpty() || !stored.contains(preview.head())) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder("#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:" + MAX_SECONDS
                + "\n#EXT-X-MEDIA-SEQUENCE:0\n#EXT-X-PLAYLIST-TYPE:EVENT\n#EXT-X-INDEPENDENT-SEGMENTS\n");
        text.append("#EXT-X-MAP:URI=\"").append(link.apply(preview.head())).append("\"\n");
        for (String fragment : fragments) {
            double seconds = PreviewFiles.seconds(fragment).orElseThrow();
            text.append(String.format(Locale.ROOT, "#EXTINF:%.6f,\n", seconds));
            text.append(link.apply(fragment)).append('\n');
        }
        if (stored.contains(preview.end())) {
            text.append("#EXT-X-ENDLIST\n");
        }
        return Optional.of(text.toString());
    }
}
