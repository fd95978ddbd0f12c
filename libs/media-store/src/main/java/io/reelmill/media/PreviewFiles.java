package io.reelmill.media;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names under which a film that is being rendered can be watched: fragments of mp4, and a playlist of HTTP Live Streaming
 * (RFC 8216). The playlist is not stored: who serves it lists the fragments that are there.
 *
 * @param folder prefix of all names, which ends with a slash
 */
public record PreviewFiles(String folder) {

    private static final String SUFFIX = "-preview/";
    private static final String PLAYLIST = "index.m3u8";
    private static final Pattern FRAGMENT = Pattern.compile(".*-preview/\\d{6}_(\\d+)\\.m4s");

    public PreviewFiles {
        MediaKey.checkPrefix(folder);
    }

    /** @param base what the names of all files of an attempt begin with */
    public static PreviewFiles of(String base) {
        return new PreviewFiles(base + SUFFIX);
    }

    /** The files that a playlist tells of; empty where the key is not one of a playlist. */
    public static Optional<PreviewFiles> ofPlaylist(String key) {
        return key.endsWith(SUFFIX + PLAYLIST)
                ? Optional.of(new PreviewFiles(key.substring(0, key.length() - PLAYLIST.length())))
                : Optional.empty();
    }

    public String playlist() {
        return folder + PLAYLIST;
    }

    /** What a player reads first. */
    public String head() {
        return folder + "head.mp4";
    }

    /**
     * A fragment. Names in alphabetical order are in the order of the film.
     *
     * @param index from 0
     */
    public String fragment(int index, double seconds) {
        return folder + String.format(Locale.ROOT, "%06d_%d.m4s", index, Math.round(seconds * 1e6));
    }

    /** Stored when no fragment follows. */
    public String end() {
        return folder + "end.json";
    }

    /** How long a fragment is; empty where the key is not one of a fragment. */
    public static OptionalDouble seconds(String key) {
        Matcher fragment = FRAGMENT.matcher(key);
        return fragment.matches() ? OptionalDouble.of(Long.parseLong(fragment.group(1)) / 1e6) : OptionalDouble.empty();
    }
}
