package io.reelmill.remote.script;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.providers.script.Script;
import io.reelmill.providers.script.Script.Scene;
import io.reelmill.writer.SpokenLength;
import io.reelmill.writer.language.LanguageDetector;
import io.reelmill.writer.language.LanguageDetector.Detection;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether a script of a model keeps to its order: length, language, and no address that the client did not give. */
final class ScriptCheck {

    /** In a shorter text the language is a guess. */
    private static final int MIN_WORDS_OF_LANGUAGE = 12;
    /** Fields of the material that are the client's own words, or the address that the client gave. */
    private static final String[] TRUSTED = {"topic", "product", "site"};

    /** Web and e-mail addresses: what planted orders mostly want to have said. */
    private static final Pattern ADDRESS = Pattern.compile(
            "(?iu)\\b(?:https?://|www\\.)\\S+|\\b[\\w.+-]+@[\\w-]+\\.[\\w.]+|\\b(?:[a-z0-9-]+\\.)+(?:com|org|net|io|co|app|shop|store|xyz|info|biz|ru|cn|me|ai|example)\\b");

    private ScriptCheck() {}

    /** What is wrong, in words for the model; empty when nothing is. */
    static Optional<String> fault(Script script, ScriptOrder order) {
        int words = SpokenLength.words(script);
        if (words < order.least() || words > order.most()) {
            return Optional.of("it has " + words + " words and must have " + order.least() + " to " + order.most());
        }
        String text = script.scenes().stream().map(Scene::spokenText).collect(Collectors.joining(" "));
        Detection detected = LanguageDetector.detect(text);
        if (words >= MIN_WORDS_OF_LANGUAGE
                && detected.evident()
                && !primary(detected.language()).equals(primary(order.language()))) {
            return Optional.of("it is in the language '" + primary(detected.language()) + "' and must be in '"
                    + primary(order.language()) + "'");
        }
        String given = Stream.of(TRUSTED)
                .map(field -> order.material().path(field))
                .map(JsonNode::asText)
                .collect(Collectors.joining(" "))
                .toLowerCase(Locale.ROOT);
        Matcher address = ADDRESS.matcher(script.title() + " " + text);
        while (address.find()) {
            if (!given.contains(bare(address.group()))) {
                return Optional.of("it has an address that is not the client's");
            }
        }
        return Optional.empty();
    }

    private static String bare(String address) {
        return address.toLowerCase(Locale.ROOT)
                .replaceFirst("^(?:https?://)?(?:www\\.)?", "")
                .replaceFirst("[/.,;:!?)]+$", "");
    }

    private static String primary(String tag) {
        return Locale.forLanguageTag(tag).getLanguage();
    }
}
