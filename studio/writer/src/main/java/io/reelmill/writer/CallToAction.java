package io.reelmill.writer;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The call to action of an advertisement, as displayed on its end card.
 *
 * @param action what to do, in a few words, without a full stop
 * @param address where, such as {@code brewbuddy.com}, or empty
 */
public record CallToAction(String action, String address) {

    /** Maximum number of words on a button. */
    private static final int MAX_WORDS = 6;

    private static final String MORE = "Learn more";
    private static final Pattern ADDRESS = Pattern.compile(
            "(?iu)\\b(?:https?://)?(?:www\\.)?((?:[\\p{L}\\d](?:[\\p{L}\\d-]*[\\p{L}\\d])?\\.)+\\p{L}{2,12})(/[\\w/-]*\\w)?(?![\\p{L}\\d])");
    private static final String PLACE = "(?iu)[\\s,]*(?:\\b(?:at|on|from|via))?\\s*$";
    private static final Pattern TAIL =
            Pattern.compile("(?iu)[,;:–—]|\\s(?:at|on|in|for|and|with|from|to|before|while)\\s");

    /**
     * Parses the final line.
     *
     * @param said the line with the call
     * @param prompt searched for the address when the line has none
     */
    public static CallToAction of(String said, String prompt) {
        Matcher at = ADDRESS.matcher(said);
        boolean named = at.find();
        String action = said;
        if (named && words(said.substring(0, at.start()).replaceFirst(PLACE, "")) < 2) {
            // "Visit brewbuddy.com" is short enough as it stands
            action = said.substring(0, at.start()) + at.group(1).toLowerCase(Locale.ROOT) + said.substring(at.end());
        } else if (named) {
            action = said.substring(0, at.start()).replaceFirst(PLACE, "");
        }
        Matcher elsewhere = ADDRESS.matcher(prompt);
        String address = named ? address(at) : elsewhere.find() ? address(elsewhere) : "";
        String shortened = shortened(action.replaceFirst("(?su)(?<=[.!?])\\s.*$", ""));
        return new CallToAction(shortened, shortened.toLowerCase(Locale.ROOT).contains(address) ? "" : address);
    }

    private static String address(Matcher found) {
        String path = found.group(2) == null ? "" : found.group(2);
        return found.group(1).toLowerCase(Locale.ROOT) + path;
    }

    private static String shortened(String sentence) {
        String bare = sentence.strip().replaceFirst("[\\s.!,;:]+$", "");
        if (bare.isEmpty()) {
            return MORE;
        }
        if (words(bare) <= MAX_WORDS) {
            return bare;
        }
        Matcher tail = TAIL.matcher(bare);
        String best = "";
        while (tail.find() && words(bare.substring(0, tail.start())) <= MAX_WORDS) {
            best = bare.substring(0, tail.start()).replaceFirst("[\\s,;:–—]+$", "");
        }
        return words(best) < 2 ? MORE : best;
    }

    private static int words(String text) {
        return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }
}
