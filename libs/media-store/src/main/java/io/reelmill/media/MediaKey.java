package io.reelmill.media;

import java.util.regex.Pattern;

/** Names of stored files: segments of plain characters, joined by slashes ({@code 0Hx…/3/video-2.mp4}). */
public final class MediaKey {

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*");

    private MediaKey() {}

    /**
     * The key itself, when it is one. No segment begins with a dot, so none leads out of the store.
     *
     * @throws IllegalArgumentException when it is not
     */
    public static String check(String key) {
        if (!isKey(key)) {
            throw new IllegalArgumentException("not a media key: " + key);
        }
        return key;
    }

    /**
     * The prefix itself, when whole segments make it up and a slash ends it.
     *
     * @throws IllegalArgumentException when it is none
     */
    public static String checkPrefix(String prefix) {
        if (!prefix.endsWith("/") || !isKey(prefix.substring(0, prefix.length() - 1))) {
            throw new IllegalArgumentException("not a prefix of media keys: " + prefix);
        }
        return prefix;
    }

    static boolean isKey(String text) {
        return text != null && text.length() <= 500 && FORM.matcher(text).matches();
    }
}
