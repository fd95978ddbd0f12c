package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.icon.Glyphs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The words of one language other than English that name things ({@code lexicon/xx.txt}), read on first use. Words are compared by
 * their stems; in languages without spaces the longest entry at each position is taken.
 */
final class LanguageLexicon {

    static final Set<String> LANGUAGES =
            Set.of("de", "es", "fr", "it", "pt", "nl", "pl", "ru", "tr", "ja", "zh", "ko", "ar", "hi");

    private static final String NOTHING = "-";
    private static final double WEAK = 0.35;
    /** Words with fewer letters are not stemmed: they match exactly or not at all. */
    private static final int MIN_STEMMED = 3;

    private static final Map<String, LanguageLexicon> READ = new ConcurrentHashMap<>();

    private final WordForms forms;
    private final Map<String, Entry> exact = new HashMap<>();
    private final Map<String, Entry> stems = new HashMap<>();
    private int longest;

    /**
     * What a word means.
     *
     * @param thing or {@code -} for nothing that can be drawn
     * @param asIs whether only the word itself means it: a {@code Tiger}, but not the end of {@code wichtige}
     */
    private record Entry(String thing, double weight, boolean asIs) {}

    /** A word that names a thing: where it stands, and its certainty. */
    record Found(String thing, String word, int at, double weight) {}

    private LanguageLexicon(String language) {
        forms = WordForms.of(language);
        for (String line : Glyphs.lines(resource(language))) {
            int colon = line.indexOf(':');
            String thing = line.substring(0, colon).strip();
            String[] words = line.substring(colon + 1).strip().split("\\s+");
            for (int i = 0; i < words.length; i++) {
                boolean weak = words[i].startsWith("~");
                boolean asIs = words[i].startsWith("=");
                String word = forms.plain((weak || asIs ? words[i].substring(1) : words[i]).replace('_', ' '));
                Entry entry = new Entry(thing, weak ? WEAK : 1 - 0.01 * Math.min(i, 20), asIs);
                exact.putIfAbsent(word, entry);
                longest = Math.max(longest, word.length());
                if (!thing.equals(NOTHING) && !asIs) {
                    stems.merge(forms.stem(word), entry, (a, b) -> a.weight() >= b.weight() ? a : b);
                }
            }
        }
    }

    /** The lexicon of a language; empty where there is none. */
    static Optional<LanguageLexicon> of(String tag) {
        String language = Locale.forLanguageTag(tag).getLanguage();
        return LANGUAGES.contains(language)
                ? Optional.of(READ.computeIfAbsent(language, LanguageLexicon::new))
                : Optional.empty();
    }

    static String resource(String language) {
        return "/io/reelmill/illustrator/lexicon/" + language + ".txt";
    }

    /** All things that its words name. */
    Set<String> things() {
        Set<String> things = new TreeSet<>();
        exact.values().forEach(entry -> things.add(entry.thing()));
        things.remove(NOTHING);
        return things;
    }

    /** How many words it has. */
    int size() {
        return exact.size();
    }

    /** The words of a text that name things, in their order. */
    List<Found> find(String text) {
        return forms.isSpaced() ? inWords(forms.split(text)) : inCharacters(forms.plain(text));
    }

    private List<Found> inWords(List<String> words) {
        List<Found> found = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            Entry pair = i + 1 < words.size() ? exact.get(words.get(i) + " " + words.get(i + 1)) : null;
            Entry entry = pair != null ? pair : entry(words.get(i));
            if (entry != null && !entry.thing().equals(NOTHING)) {
                double early = 0.20 * (1 - (double) i / words.size());
                found.add(new Found(entry.thing(), words.get(i), i, entry.weight() + early));
            }
            i += pair != null ? 1 : 0;
        }
        return found;
    }

    private Entry entry(String word) {
        for (String form : forms.candidates(word)) {
            Entry entry = exact.get(form);
            if (entry != null) {
                return entry;
            }
        }
        for (String form : forms.candidates(word)) {
            Entry entry = form.length() < MIN_STEMMED ? null : stems.get(forms.stem(form));
            if (entry != null) {
                return entry;
            }
        }
        // the last part of a compound says what it is
        for (String part : forms.heads(word)) {
            Entry entry = exact.containsKey(part) ? exact.get(part) : stems.get(forms.stem(part));
            if (entry != null && !entry.asIs()) {
                return entry;
            }
        }
        return null;
    }

    private List<Found> inCharacters(String text) {
        List<Found> found = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            for (int length = Math.min(longest, text.length() - i); length > 0; length--) {
                String word = text.substring(i, i + length);
                Entry entry = exact.get(word);
                if (entry != null) {
                    if (!entry.thing().equals(NOTHING)) {
                        double early = 0.20 * (1 - (double) i / text.length());
                        found.add(new Found(entry.thing(), word, i, entry.weight() + early));
                    }
                    i += length - 1;
                    break;
                }
            }
        }
        return found;
    }
}
