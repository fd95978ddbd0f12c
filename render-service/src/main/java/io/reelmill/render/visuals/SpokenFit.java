package io.reelmill.render.visuals;

import io.reelmill.illustrator.idea.Lexicon;
import io.reelmill.illustrator.idea.Stopwords;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.source.Material;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How well a provided item goes with what is said while it is shown: its title (or the name of its file) shares words with
 * the shot, or both name the same thing.
 */
final class SpokenFit {

    /** Both name the same thing by different words: less than a shared word. */
    private static final double SAME_THING = 0.7;
    /** Rare meanings of a word are not counted. */
    private static final double MIN_CERTAINTY = 0.6;
    /** Letters that two forms of a word have in common at least. */
    private static final int MIN_STEM = 4;
    /** Letters at their ends in which they differ at most. */
    private static final int MAX_ENDING = 3;

    private final String language;
    private final Map<String, Set<String>> things = new HashMap<>();

    /** @param language of what is said: tag, or empty for English */
    SpokenFit(String language) {
        this.language = language;
    }

    /** 0 for an item that the shot does not speak of. */
    double of(Material item, Shot shot) {
        List<String> title = words(item.title());
        List<String> said = words(shot.words() + " " + shot.hint());
        long shared = title.stream()
                .filter(word -> said.stream().anyMatch(other -> isForm(word, other)))
                .count();
        // names of files are often English
        boolean same = things(shot.words() + " " + shot.hint(), language).stream()
                .anyMatch(thing -> things(item.title(), language).contains(thing)
                        || things(item.title(), "").contains(thing));
        return shared + (same ? SAME_THING : 0);
    }

    private Set<String> things(String text, String tag) {
        return things.computeIfAbsent(tag + "|" + text, key -> Lexicon.get().find(text, "", tag).stream()
                .filter(match -> match.weight() >= MIN_CERTAINTY)
                .map(match -> match.thing().name())
                .collect(Collectors.toSet()));
    }

    private List<String> words(String text) {
        List<String> words = new ArrayList<>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{M}\\p{N}]+")) {
            // small words of other languages are not known
            boolean small = Lexicon.isEnglish(language) && word.length() == MIN_STEM - 1 && !Stopwords.has(word);
            if (word.length() >= MIN_STEM || small) {
                words.add(word);
            }
        }
        return words;
    }

    private static boolean isForm(String word, String other) {
        int shared = 0;
        while (shared < Math.min(word.length(), other.length()) && word.charAt(shared) == other.charAt(shared)) {
            shared++;
        }
        return word.equals(other)
                || shared >= MIN_STEM && Math.max(word.length(), other.length()) - shared <= MAX_ENDING;
    }
}
