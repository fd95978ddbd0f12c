package io.reelmill.illustrator.idea;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import opennlp.tools.stemmer.snowball.SnowballStemmer;
import opennlp.tools.stemmer.snowball.SnowballStemmer.ALGORITHM;

/** Words of a language, their stems, and what they may be forms of. */
final class WordForms {

    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");
    private static final Map<String, ALGORITHM> SNOWBALL = Map.of(
            "de", ALGORITHM.GERMAN,
            "es", ALGORITHM.SPANISH,
            "fr", ALGORITHM.FRENCH,
            "it", ALGORITHM.ITALIAN,
            "pt", ALGORITHM.PORTUGUESE,
            "nl", ALGORITHM.DUTCH,
            "ru", ALGORITHM.RUSSIAN,
            "tr", ALGORITHM.TURKISH);

    /** Endings of languages without a Snowball stemmer, the longest first. */
    private static final Map<String, List<String>> ENDINGS = Map.of(
            "pl",
            List.of(
                    ("iami ami iach ach owi iom om ów iego ego iemu emu ymi imi ych ich iej ej ią ię ie iu ią ia io ą ę a e "
                                    + "i o u y")
                            .split(" ")),
            "hi",
            List.of("ियों ियाँ ियां ाओं ाएँ ाएं ुओं ों ें ीं ाँ ां े ी ा ो ि ु".split(" ")),
            "ar",
            List.of("هما كما تان تين ات ان ين ون ها هم هن كم نا ية ته تك تي ه ة ي ك ا".split(" ")));

    private static final List<String> ARABIC_PREFIXES =
            List.of("وال", "فال", "بال", "كال", "ولل", "لل", "ال", "و", "ف", "ب", "ك", "ل");

    /** What follows a Korean noun. */
    private static final Set<String> PARTICLES = Set.of(("은 는 이 가 을 를 에 의 도 만 와 과 로 으로 에서 부터 까지 에게 한테 께 처럼 보다 "
                    + "마다 이나 나 이랑 랑 하고 이에요 예요 이다 다 입니다 이고 이며 이라 라 들 들이 들은 들을 들의 들에 들도 에는 에도 에서는 "
                    + "으로는 로는 까지는 만은 이란 란 이라는 라는 께서 이야 야 이면 없이 밖에")
            .split(" "));

    private static final int MIN_HEAD = 4;

    private final String language;

    private WordForms(String language) {
        this.language = language;
    }

    static WordForms of(String language) {
        return new WordForms(language);
    }

    /** Whether words are written with spaces between them. */
    boolean isSpaced() {
        return !language.equals("ja") && !language.equals("zh");
    }

    /** In lower case and with one spelling for what is written in several ways. */
    String plain(String text) {
        String plain = text.toLowerCase(Locale.forLanguageTag(language)).replace('’', '\'');
        return switch (language) {
            case "ar" ->
                plain.replaceAll("[\\u064B-\\u0652\\u0640]", "")
                        .replaceAll("[أإآ]", "ا")
                        .replace('ى', 'ي');
            case "hi" ->
                Normalizer.normalize(plain, Normalizer.Form.NFD)
                        .replace("\u093C", "")
                        .replace('\u0901', '\u0902');
            case "ru" -> plain.replace('ё', 'е');
            default -> Normalizer.normalize(plain, Normalizer.Form.NFC);
        };
    }

    List<String> split(String text) {
        List<String> words = new ArrayList<>();
        for (String word : NO_WORD.split(plain(text))) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    /** The word itself, then the word without prefixes or particles that are written together with it. */
    List<String> candidates(String word) {
        Set<String> candidates = new LinkedHashSet<>();
        candidates.add(word);
        switch (language) {
            case "ar" ->
                ARABIC_PREFIXES.stream()
                        .filter(prefix -> word.startsWith(prefix) && word.length() >= prefix.length() + 2)
                        .forEach(prefix -> candidates.add(word.substring(prefix.length())));
            case "ko" -> {
                for (int end = word.length() - 1; end > 0; end--) {
                    // a noun of one syllable begins many other words
                    if (end > 1 || PARTICLES.contains(word.substring(end))) {
                        candidates.add(word.substring(0, end));
                    }
                }
            }
            default -> {
                // the others have their stems
            }
        }
        return List.copyOf(candidates);
    }

    String stem(String word) {
        if (SNOWBALL.containsKey(language)) {
            return new SnowballStemmer(SNOWBALL.get(language)).stem(word).toString();
        }
        int kept = language.equals("hi") ? 2 : 3;
        for (String ending : ENDINGS.getOrDefault(language, List.of())) {
            if (word.endsWith(ending) && word.length() >= ending.length() + kept) {
                return word.substring(0, word.length() - ending.length());
            }
        }
        return word;
    }

    /** The possible last parts of a compound, the longest first; none in languages that write words apart. */
    List<String> heads(String word) {
        List<String> heads = new ArrayList<>();
        if (language.equals("de") || language.equals("nl")) {
            for (int i = 3; i <= word.length() - MIN_HEAD; i++) {
                heads.add(word.substring(i));
            }
        }
        return heads;
    }
}
