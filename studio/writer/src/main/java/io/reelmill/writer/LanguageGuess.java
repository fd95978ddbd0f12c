package io.reelmill.writer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tells the language of a text: by its script where only one language uses it, else by the letters, the little words and
 * the endings that are common in it. Knows more than ninety languages.
 */
public final class LanguageGuess {

    private static final int ENOUGH = 6_000;
    /** Of a word that no other language has. */
    private static final double LEAST = 0.7;

    private static final double ENDING = 0.25;
    private static final double LETTER = 0.3;
    /** Latin letters with signs come with names and loans, so that a strange one says less. */
    private static final double LOANED = 0.1;

    private static final Map<UnicodeScript, String> ALONE = new EnumMap<>(Map.ofEntries(
            Map.entry(UnicodeScript.HANGUL, "ko"),
            Map.entry(UnicodeScript.HAN, "zh"),
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

    private static final List<Profile> PROFILES = read();
    private static final Map<String, Integer> SHARED = shared();
    private static final Map<UnicodeScript, Set<Integer>> MARKS = marks();

    private LanguageGuess() {}

    private record Profile(
            String tag, UnicodeScript script, Set<Integer> letters, Set<String> words, List<String> endings) {}

    /** A language tag such as {@code en}; empty when nothing tells. */
    public static Optional<String> of(String text) {
        String sample = text.length() > ENOUGH ? text.substring(0, ENOUGH) : text;
        Map<UnicodeScript, Integer> scripts = new EnumMap<>(UnicodeScript.class);
        sample.codePoints()
                .filter(Character::isLetter)
                .forEach(c -> scripts.merge(UnicodeScript.of(c), 1, Integer::sum));
        int letters = scripts.values().stream().mapToInt(Integer::intValue).sum();
        int kana = scripts.getOrDefault(UnicodeScript.HIRAGANA, 0) + scripts.getOrDefault(UnicodeScript.KATAKANA, 0);
        if (kana * 10 > letters) {
            return Optional.of("ja");
        }
        Optional<UnicodeScript> script =
                scripts.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
        if (script.isEmpty()) {
            return Optional.empty();
        }
        return ALONE.containsKey(script.get()) ? Optional.of(ALONE.get(script.get())) : among(script.get(), sample);
    }

    /**
     * As {@link #of}, for a topic in a few words, which may be names and terms of any language: one that is written in Latin
     * letters is told only where two signs speak for it, little words or letters of its own, and none for English.
     */
    public static Optional<String> ofTopic(String topic) {
        return of(topic).filter(tag -> tag.equals("en") || !isLatin(topic) || signs(topic, tag) >= 2);
    }

    private static int signs(String topic, String tag) {
        Set<String> own = littleWords(tag);
        int signs = topic.codePoints().anyMatch(c -> c > 127 && Character.isLetter(c)) ? 1 : 0;
        for (String word : topic.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{M}]+")) {
            if (own.contains(word)) {
                signs++;
            } else if (littleWords("en").contains(word)) {
                return 0;
            }
        }
        return signs;
    }

    private static boolean isLatin(String text) {
        return text.codePoints()
                .filter(Character::isLetter)
                .mapToObj(UnicodeScript::of)
                .allMatch(UnicodeScript.LATIN::equals);
    }

    /** The words of a language that are too common to tell what a text is about; empty for a language without spaces. */
    static Set<String> littleWords(String language) {
        String base = Locale.forLanguageTag(language).getLanguage();
        return PROFILES.stream()
                .filter(profile -> profile.tag().equals(base))
                .map(Profile::words)
                .findFirst()
                .orElse(Set.of());
    }

    private static Optional<String> among(UnicodeScript script, String sample) {
        List<String> words = Arrays.stream(sample.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{M}'’ʻ]+"))
                .map(word -> word.replace('’', '\''))
                .filter(word -> !word.isEmpty())
                .toList();
        Profile best = null;
        double most = 0;
        for (Profile profile : PROFILES) {
            if (profile.script() == script) {
                double score = score(profile, words);
                if (score > most) {
                    most = score;
                    best = profile;
                }
            }
        }
        if (best != null && (most >= LEAST || script != UnicodeScript.LATIN)) {
            return Optional.of(best.tag());
        }
        // Outside Latin, the commonest language of a script is a better guess than none.
        return script == UnicodeScript.LATIN
                ? Optional.empty()
                : PROFILES.stream()
                        .filter(p -> p.script() == script)
                        .map(Profile::tag)
                        .findFirst();
    }

    private static double score(Profile profile, List<String> words) {
        double score = 0;
        for (String word : words) {
            boolean little = profile.words().contains(word);
            score += little ? 1 / Math.sqrt(SHARED.getOrDefault(word, 1)) : 0;
            long marks = word.codePoints().filter(profile.letters()::contains).count();
            score += Math.min(2, marks) * LETTER;
            score -= Math.min(2, strange(profile, word)) * (profile.script() == UnicodeScript.LATIN ? LOANED : LETTER);
            boolean ends = !little
                    && profile.endings().stream().anyMatch(e -> word.length() > e.length() + 2 && word.endsWith(e));
            score += ends ? ENDING : 0;
        }
        return score;
    }

    /** How many letters of the word are marks of other languages of the script, and none of this one's. */
    private static long strange(Profile profile, String word) {
        Set<Integer> marks = MARKS.get(profile.script());
        return word.codePoints()
                .filter(c -> marks.contains(c) && !profile.letters().contains(c))
                .count();
    }

    private static Map<UnicodeScript, Set<Integer>> marks() {
        Map<UnicodeScript, Set<Integer>> marks = new EnumMap<>(UnicodeScript.class);
        PROFILES.forEach(profile ->
                marks.computeIfAbsent(profile.script(), s -> new HashSet<>()).addAll(profile.letters()));
        return marks;
    }

    /** In how many profiles a word stands. */
    private static Map<String, Integer> shared() {
        Map<String, Integer> shared = new HashMap<>();
        PROFILES.forEach(profile -> profile.words().forEach(word -> shared.merge(word, 1, Integer::sum)));
        return shared;
    }

    private static List<Profile> read() {
        List<Profile> profiles = new ArrayList<>();
        try (InputStream text = LanguageGuess.class.getResourceAsStream("languages.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(text, StandardCharsets.UTF_8))) {
            lines.lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .forEach(line -> {
                        String[] cells = (line + " ").split("\\|", -1);
                        Set<String> words =
                                Arrays.stream(cells[2].strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());
                        UnicodeScript script = UnicodeScript.of(cells[2].strip().codePointAt(0));
                        Set<Integer> letters = cells[1].codePoints()
                                .filter(c -> c > 127)
                                .boxed()
                                .collect(Collectors.toUnmodifiableSet());
                        List<String> endings = cells[3].isBlank()
                                ? List.of()
                                : List.of(cells[3].strip().split("\\s+"));
                        profiles.add(new Profile(cells[0].strip(), script, letters, words, endings));
                    });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(profiles);
    }
}
