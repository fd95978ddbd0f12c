package io.reelmill.render.input;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What the name of a file says of what it shows. */
public final class FileTitle {

    /** What cameras and programs call files. */
    private static final Set<String> MEANINGLESS = Set.of(
            "img",
            "dsc",
            "pxl",
            "mov",
            "vid",
            "image",
            "picture",
            "photo",
            "video",
            "clip",
            "file",
            "screenshot",
            "screen",
            "untitled",
            "unnamed",
            "download",
            "final",
            "copy",
            "new",
            "edited",
            "large",
            "small",
            "thumb",
            "original",
            "the",
            "and",
            "jpg",
            "png");

    private static final int SHORTEST_WORD = 3;

    private FileTitle() {}

    /** The words of the name at the end of an address; empty when it has none that mean something. */
    public static Optional<String> of(String url) {
        String path = url.replaceFirst("[?#].*", "");
        String name = path.substring(path.lastIndexOf('/') + 1).replaceFirst("\\.[A-Za-z0-9]{1,5}$", "");
        String words = Arrays.stream(decoded(name).split("[^\\p{L}\\p{N}]+"))
                .filter(word ->
                        word.length() >= SHORTEST_WORD && word.codePoints().allMatch(Character::isLetter))
                .filter(word -> !MEANINGLESS.contains(word.toLowerCase(Locale.ROOT)))
                .collect(Collectors.joining(" "));
        return Optional.of(words).filter(text -> !text.isEmpty());
    }

    private static String decoded(String name) {
        try {
            return URLDecoder.decode(name, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return name; // a sign of per cent that codes nothing
        }
    }
}
