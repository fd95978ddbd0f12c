package io.reelmill.writer.language;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is typical of one language among those that share its script.
 *
 * @param tag language tag such as {@code de}
 * @param letters that not every language of the script has
 * @param functionWords articles, pronouns, prepositions and the like, lower case; none where words are not parted by spaces
 * @param endings of longer words
 * @param commonWords other words that are frequent in any text, lower case; none of them is also an English word
 */
record LanguageProfile(
        String tag,
        UnicodeScript script,
        Set<Integer> letters,
        Set<String> functionWords,
        List<String> endings,
        Set<String> commonWords) {

    /** All profiles; the commonest language of a script stands first. */
    static final List<LanguageProfile> ALL =
            lines("profiles.txt").stream().map(LanguageProfile::parse).toList();

    /** Common words of English; they are no evidence for another language. */
    static final Set<String> ENGLISH_WORDS = lines("english.txt").stream()
            .flatMap(line -> Arrays.stream(line.split("\\s+")))
            .collect(Collectors.toUnmodifiableSet());

    /** Words of a language that are too common to tell what a text is about; empty for a language without a profile. */
    static Set<String> functionWords(String language) {
        String base = Locale.forLanguageTag(language).getLanguage();
        return ALL.stream()
                .filter(profile -> profile.tag().equals(base))
                .map(LanguageProfile::functionWords)
                .findFirst()
                .orElse(Set.of());
    }

    boolean hasEnding(String word) {
        return endings.stream().anyMatch(ending -> word.length() > ending.length() + 2 && word.endsWith(ending));
    }

    boolean hasWord(String word) {
        return functionWords.contains(word) || commonWords.contains(word);
    }

    boolean hasOwnLetter(String word) {
        return word.codePoints().anyMatch(letters::contains);
    }

    private static LanguageProfile parse(String line) {
        String[] cells = (line + " ").split("\\|", -1);
        Set<Integer> letters =
                cells[1].codePoints().filter(c -> c > 127).boxed().collect(Collectors.toUnmodifiableSet());
        return new LanguageProfile(
                cells[0].strip(),
                UnicodeScript.of(cells[2].strip().codePointAt(0)),
                letters,
                Set.copyOf(words(cells[2])),
                words(cells[3]),
                cells.length > 4 ? Set.copyOf(words(cells[4])) : Set.of());
    }

    private static List<String> words(String cell) {
        return cell.isBlank()
                ? List.of()
                : Arrays.stream(cell.strip().split("\\s+")).distinct().toList();
    }

    private static List<String> lines(String resource) {
        try (InputStream text = LanguageProfile.class.getResourceAsStream(resource);
                BufferedReader lines = new BufferedReader(new InputStreamReader(text, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
