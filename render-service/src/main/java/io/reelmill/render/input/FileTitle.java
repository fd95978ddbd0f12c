package io.reelmill.render.input;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What the name of a file says of what it shows. */
public final class FileTitle {

    /** What cameras, programs and picture agencies call files. */
    private static final Set<String> MEANINGLESS =
            Set.of(("img dsc pxl mov vid dji gopr image picture photo video clip file"
                            + " screenshot screen untitled unnamed download final copy new edited cropped resized scaled large small"
                            + " thumb preview original draft version default the and jpg jpeg png gif webp heic mp4 whatsapp pexels"
                            + " unsplash pixabay shutterstock istock adobestock depositphotos getty")
                    .split(" "));

    private static final int SHORTEST_WORD = 3;
    /** General categories up to this one are letters and their marks. */
    private static final int MARKS = Character.COMBINING_SPACING_MARK;

    /** A word that is numbered, {@code coffee01}; what mixes letters and digits otherwise is an id. */
    private static final Pattern NUMBERED =
            Pattern.compile("^(?:(?<word>\\p{L}{3,})\\d{1,4}|\\d{1,4}(?<behind>\\p{L}{3,}))$");
    /** Where a word begins inside another: {@code redMotorcycle}. */
    private static final Pattern HUMP = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})");

    private FileTitle() {}

    /** The words of the name at the end of an address; empty when it has none that mean something. */
    public static Optional<String> of(String url) {
        String path = url.replaceFirst("[?#].*", "");
        String name = path.substring(path.lastIndexOf('/') + 1).replaceFirst("\\.[A-Za-z0-9]{1,5}$", "");
        String words = Arrays.stream(decoded(name).split("[^\\p{L}\\p{M}\\p{N}]+"))
                .map(part -> NUMBERED.matcher(part).replaceFirst("${word}${behind}"))
                .flatMap(part -> Arrays.stream(HUMP.split(part)))
                .filter(FileTitle::isWord)
                .filter(word -> !MEANINGLESS.contains(word.toLowerCase(Locale.ROOT)))
                .collect(Collectors.joining(" "));
        return Optional.of(words).filter(text -> !text.isEmpty());
    }

    /** Letters alone; a single sign is a word where signs are words. */
    private static boolean isWord(String text) {
        boolean signs = text.codePoints()
                .anyMatch(sign -> Character.isIdeographic(sign)
                        || Character.UnicodeScript.of(sign) == Character.UnicodeScript.HANGUL);
        return text.length() >= (signs ? 1 : SHORTEST_WORD)
                && text.codePoints().allMatch(sign -> Character.isLetter(sign) || Character.getType(sign) <= MARKS);
    }

    private static String decoded(String name) {
        try {
            return URLDecoder.decode(name, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return name; // a sign of per cent that codes nothing
        }
    }
}
