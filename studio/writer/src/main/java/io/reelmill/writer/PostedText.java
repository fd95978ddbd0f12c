package io.reelmill.writer;

import io.reelmill.providers.script.ScriptBrief;
import java.util.regex.Pattern;

/** A prompt that was copied from a social network, without what nobody says aloud. */
final class PostedText {

    private static final Pattern REPOSTED = Pattern.compile("^\\s*RT @\\w+:?\\s*");
    private static final Pattern ADDRESS = Pattern.compile("(?i)\\bhttps?://\\S+");
    /** Hashtags behind the text; one within a sentence is a word of it. */
    private static final Pattern TAGS = Pattern.compile("(?:\\s+#[\\p{L}\\p{Nd}_]+)+\\s*$");

    /** Emoji with what joins and varies them. Java 17 has no property for them. */
    private static final Pattern PICTURES =
            Pattern.compile("(?:[\\x{1F000}-\\x{1FAFF}\\x{2600}-\\x{27BF}\\x{2B00}-\\x{2BFF}][\\x{FE0F}\\x{200D}]*)+");

    private static final Pattern SIGN_OF_TAG = Pattern.compile("#(?=\\p{L})");

    private PostedText() {}

    /** The same brief with a topic for the ear; as it was where nothing else is in it. */
    static ScriptBrief spoken(ScriptBrief brief) {
        String text = REPOSTED.matcher(brief.topic()).replaceFirst("");
        text = ADDRESS.matcher(text).replaceAll("");
        text = PICTURES.matcher(text).replaceAll("").replaceAll(" {2,}", " ");
        text = TAGS.matcher(text).replaceFirst("");
        text = SIGN_OF_TAG.matcher(text).replaceAll("").strip();
        boolean speaks = text.codePoints().anyMatch(Character::isLetterOrDigit);
        return speaks && !text.equals(brief.topic()) ? with(brief, text) : brief;
    }

    private static ScriptBrief with(ScriptBrief brief, String topic) {
        return new ScriptBrief(
                topic, brief.seconds(), brief.wordsPerMinute(), brief.language(), brief.seed(), brief.news());
    }
}
