package io.reelmill.writer.language;

import java.lang.Character.UnicodeScript;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Scripts, as far as they tell languages. */
final class WritingSystem {

    /** Scripts that one language uses, or that the most of their texts are in one language of. */
    private static final Map<UnicodeScript, String> ONE_LANGUAGE = new EnumMap<>(Map.ofEntries(
            Map.entry(UnicodeScript.HIRAGANA, "ja"),
            Map.entry(UnicodeScript.HANGUL, "ko"),
            Map.entry(UnicodeScript.HAN, "zh"),
            Map.entry(UnicodeScript.BOPOMOFO, "zh"),
            Map.entry(UnicodeScript.GREEK, "el"),
            Map.entry(UnicodeScript.THAI, "th"),
            Map.entry(UnicodeScript.LAO, "lo"),
            Map.entry(UnicodeScript.KHMER, "km"),
            Map.entry(UnicodeScript.MYANMAR, "my"),
            Map.entry(UnicodeScript.TIBETAN, "bo"),
            Map.entry(UnicodeScript.TAMIL, "ta"),
            Map.entry(UnicodeScript.TELUGU, "te"),
            Map.entry(UnicodeScript.KANNADA, "kn"),
            Map.entry(UnicodeScript.MALAYALAM, "ml"),
            Map.entry(UnicodeScript.GUJARATI, "gu"),
            Map.entry(UnicodeScript.GURMUKHI, "pa"),
            Map.entry(UnicodeScript.ORIYA, "or"),
            Map.entry(UnicodeScript.SINHALA, "si"),
            Map.entry(UnicodeScript.GEORGIAN, "ka"),
            Map.entry(UnicodeScript.ARMENIAN, "hy"),
            Map.entry(UnicodeScript.THAANA, "dv"),
            Map.entry(UnicodeScript.CHEROKEE, "chr")));

    /** A character of these scripts stands for about so many Latin letters. */
    private static final Map<UnicodeScript, Double> LETTERS_PER_CHARACTER = new EnumMap<>(Map.of(
            UnicodeScript.HAN, 2.5,
            UnicodeScript.HANGUL, 2.0,
            UnicodeScript.HIRAGANA, 1.5));

    /** Japanese has at least this share of kana among its Chinese characters. */
    private static final double MIN_KANA = 0.1;

    private WritingSystem() {}

    /** The script that most of a text is written in; empty for a text without letters. Kana count as {@code HIRAGANA}. */
    static Optional<UnicodeScript> of(String text) {
        Map<UnicodeScript, Double> amounts = new EnumMap<>(UnicodeScript.class);
        text.codePoints().filter(Character::isLetter).forEach(c -> {
            UnicodeScript script = scriptOf(c);
            amounts.merge(script, LETTERS_PER_CHARACTER.getOrDefault(script, 1.0), Double::sum);
        });
        double kana = amounts.getOrDefault(UnicodeScript.HIRAGANA, 0.0);
        double chinese = amounts.getOrDefault(UnicodeScript.HAN, 0.0);
        if (kana > MIN_KANA * (kana + chinese)) {
            amounts.put(UnicodeScript.HIRAGANA, kana + chinese);
            amounts.remove(UnicodeScript.HAN);
        }
        return amounts.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    /** The language of a script that tells it alone. */
    static Optional<String> language(UnicodeScript script) {
        return Optional.ofNullable(ONE_LANGUAGE.get(script));
    }

    private static UnicodeScript scriptOf(int c) {
        UnicodeScript script = UnicodeScript.of(c);
        // The long vowel mark of kana is common to both.
        return script == UnicodeScript.KATAKANA || c == 'ー' ? UnicodeScript.HIRAGANA : script;
    }
}
