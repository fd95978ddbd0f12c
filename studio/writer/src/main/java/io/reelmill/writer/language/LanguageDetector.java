package io.reelmill.writer.language;

import java.lang.Character.UnicodeScript;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tells the language of a text from the text alone, for more than ninety languages. Another script than Latin is evidence.
 * In Latin script the frequent words and the letters of another language are, where they clearly outweigh the common
 * English words of the text; names, slogans and single words are not. Without evidence a text is English.
 */
public final class LanguageDetector {

    /** The language of a text without evidence for another one. */
    public static final String DEFAULT = "en";

    /** Characters that are looked at. */
    private static final int MAX_SAMPLE = 6_000;

    /** Different words, and letters in them, of a text in Latin script that can tell its language. */
    private static final int MIN_WORDS = 3;

    private static final int MIN_LETTERS = 14;
    /** Evidence for a language other than English, in words of it. */
    private static final double MIN_EVIDENCE = 1.5;
    /** Evidence for another language is more than this times that for English. */
    private static final double MIN_LEAD = 3;
    /** Share of the words of a text that are evidence. */
    private static final double MIN_SHARE = 0.15;
    /** A text of more words is never taken for a name. */
    private static final int MAX_NAME_WORDS = 10;

    private static final double ENDING = 0.25;
    private static final double LETTER = 0.3;
    /** Less than a function word has, because not every profile lists common words. */
    private static final double COMMON_WORD = 0.3;

    private static final double ACCENTED_WORD = 0.6;
    /** A word with a letter outside of Latin-1: English borrows words with é or ü, but hardly any with ğ, ł or ș. */
    private static final double WORD_WITH_RARE_LETTER = 1.5;

    private static final int LAST_OF_LATIN_1 = 0xFF;
    private static final double ONE_LETTER_WORD = 0.5;
    /** Latin letters with accents come with names and loan words, so that a foreign one says less. */
    private static final double FOREIGN_LATIN_LETTER = 0.1;

    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{M}'’ʻ]+");
    private static final Map<String, Integer> PROFILES_WITH_WORD = profilesWithWord();
    private static final Map<UnicodeScript, Set<Integer>> LETTERS = letters();

    private LanguageDetector() {}

    /**
     * What a text is written in.
     *
     * @param language tag such as {@code en}
     * @param evident whether the text shows it; else the language is the default
     */
    public record Detection(String language, boolean evident) {

        private static final Detection NONE = new Detection(DEFAULT, false);
    }

    /** The language of a whole text. A single line of a text says too little: ask for the whole. */
    public static Detection detect(String text) {
        String sample = text.length() > MAX_SAMPLE ? text.substring(0, MAX_SAMPLE) : text;
        return WritingSystem.of(sample)
                .map(script -> script == UnicodeScript.LATIN
                        ? latin(sample)
                        : otherScript(script, sample)
                                .map(tag -> new Detection(tag, true))
                                .orElse(Detection.NONE))
                .orElse(Detection.NONE);
    }

    /**
     * The language of a part of a text that is written in another script than Latin; empty for Latin script and for a part
     * without letters.
     *
     * @param language of the whole text: one that shares the script of the part is the language of the part too
     */
    public static Optional<String> ofOtherScript(String part, String language) {
        Optional<UnicodeScript> script = WritingSystem.of(part).filter(s -> s != UnicodeScript.LATIN);
        if (script.isEmpty()) {
            return Optional.empty();
        }
        String base = Locale.forLanguageTag(language).getLanguage();
        boolean chineseInJapanese = script.get() == UnicodeScript.HAN && base.equals("ja");
        boolean shared = LanguageProfile.ALL.stream()
                .anyMatch(profile ->
                        profile.script() == script.get() && profile.tag().equals(base));
        return chineseInJapanese || shared ? Optional.of(language) : otherScript(script.get(), part);
    }

    /** Words of a language that are too common to tell what a text is about; empty for a language that is not known. */
    public static Set<String> functionWords(String language) {
        return LanguageProfile.functionWords(language);
    }

    private static Optional<String> otherScript(UnicodeScript script, String sample) {
        List<String> words = words(sample);
        return WritingSystem.language(script).or(() -> LanguageProfile.ALL.stream()
                .filter(profile -> profile.script() == script)
                .max(comparingScores(words))
                .map(LanguageProfile::tag));
    }

    private static Detection latin(String sample) {
        Set<String> words = new LinkedHashSet<>(words(sample));
        double english = words.stream()
                .filter(LanguageProfile.ENGLISH_WORDS::contains)
                .mapToDouble(LanguageDetector::weight)
                .sum();
        Detection englishOrNone = english > 0 ? new Detection(DEFAULT, true) : Detection.NONE;
        if (words.size() < MIN_WORDS || words.stream().mapToInt(String::length).sum() < MIN_LETTERS) {
            return englishOrNone;
        }
        List<String> all = words(sample);
        return LanguageProfile.ALL.stream()
                .filter(profile -> profile.script() == UnicodeScript.LATIN)
                .filter(profile -> !profile.tag().equals(DEFAULT))
                .filter(profile -> outweighsEnglish(profile, words) && !isName(sample, words.size(), profile))
                .max(comparingScores(all))
                .map(profile -> new Detection(profile.tag(), true))
                .orElse(englishOrNone);
    }

    private static boolean outweighsEnglish(LanguageProfile profile, Set<String> words) {
        double evidence = 0;
        double english = 0;
        for (String word : words) {
            boolean own = profile.hasWord(word);
            if (LanguageProfile.ENGLISH_WORDS.contains(word)) {
                english += own ? 0 : weight(word);
            } else {
                evidence += own ? weight(word) : 0;
                evidence += profile.hasOwnLetter(word) ? letterWeight(word) : 0;
            }
        }
        return evidence >= MIN_EVIDENCE && evidence > MIN_LEAD * english && evidence >= MIN_SHARE * words.size();
    }

    private static double letterWeight(String word) {
        boolean rare = word.codePoints().anyMatch(c -> c > LAST_OF_LATIN_1 && Character.isLetter(c));
        return rare ? WORD_WITH_RARE_LETTER : ACCENTED_WORD;
    }

    private static double weight(String word) {
        return word.length() == 1 ? ONE_LETTER_WORD : 1;
    }

    /**
     * Whether a short text is a name, as "Ursula von der Leyen" is: every word that neither the language nor English knows
     * has a capital, and not more words are without one.
     */
    private static boolean isName(String sample, int words, LanguageProfile profile) {
        List<String> all =
                NO_WORD.splitAsStream(sample).filter(word -> !word.isEmpty()).toList();
        long capitals = all.stream().filter(LanguageDetector::startsWithCapital).count();
        List<String> unknown = all.stream()
                .filter(word -> !profile.hasWord(normal(word)) && !LanguageProfile.ENGLISH_WORDS.contains(normal(word)))
                .toList();
        return words <= MAX_NAME_WORDS
                && sample.codePoints().anyMatch(Character::isLowerCase)
                && 2 * capitals >= all.size()
                && !unknown.isEmpty()
                && unknown.stream().allMatch(LanguageDetector::startsWithCapital);
    }

    private static boolean startsWithCapital(String word) {
        return Character.isUpperCase(word.codePointAt(0));
    }

    private static Comparator<LanguageProfile> comparingScores(List<String> words) {
        Map<LanguageProfile, Double> scores = new HashMap<>();
        return Comparator.<LanguageProfile>comparingDouble(
                        profile -> scores.computeIfAbsent(profile, p -> score(p, words)))
                // Of equal ones the commonest, which stands first.
                .thenComparing(Comparator.<LanguageProfile>comparingInt(LanguageProfile.ALL::indexOf)
                        .reversed());
    }

    private static double score(LanguageProfile profile, List<String> words) {
        double score = 0;
        double foreignLetter = profile.script() == UnicodeScript.LATIN ? FOREIGN_LATIN_LETTER : LETTER;
        for (String word : words) {
            boolean functionWord = profile.functionWords().contains(word);
            double wordWeight = functionWord ? 1 : profile.commonWords().contains(word) ? COMMON_WORD : 0;
            score += wordWeight / Math.sqrt(PROFILES_WITH_WORD.getOrDefault(word, 1));
            long own = word.codePoints().filter(profile.letters()::contains).count();
            score += Math.min(2, own) * LETTER;
            score -= Math.min(2, foreignLetters(profile, word)) * foreignLetter;
            score += !functionWord && profile.hasEnding(word) ? ENDING : 0;
        }
        return score;
    }

    /** How many letters of the word are typical of other languages of the script, and not of this one. */
    private static long foreignLetters(LanguageProfile profile, String word) {
        Set<Integer> typical = LETTERS.get(profile.script());
        return word.codePoints()
                .filter(c -> typical.contains(c) && !profile.letters().contains(c))
                .count();
    }

    private static List<String> words(String text) {
        return Arrays.stream(NO_WORD.split(text))
                .map(LanguageDetector::normal)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static String normal(String word) {
        return word.toLowerCase(Locale.ROOT).replace('’', '\'');
    }

    private static Map<UnicodeScript, Set<Integer>> letters() {
        Map<UnicodeScript, Set<Integer>> letters = new EnumMap<>(UnicodeScript.class);
        LanguageProfile.ALL.forEach(profile ->
                letters.computeIfAbsent(profile.script(), s -> new HashSet<>()).addAll(profile.letters()));
        return letters;
    }

    private static Map<String, Integer> profilesWithWord() {
        Map<String, Integer> counts = new HashMap<>();
        LanguageProfile.ALL.forEach(
                profile -> Stream.concat(profile.functionWords().stream(), profile.commonWords().stream())
                        .forEach(word -> counts.merge(word, 1, Integer::sum)));
        return counts;
    }
}
