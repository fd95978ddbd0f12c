package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.colour.Tint;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Finds the things that can be drawn in a text of any language. */
public final class Lexicon {

    private static final String ENGLISH = "en";

    private final Vocabulary vocabulary = new Vocabulary();
    private final Senses senses = new Senses();
    private final Idioms idioms = new Idioms();

    /** A thing found in a text: position, word and certainty. */
    public record Match(Thing thing, String word, int at, double weight) {}

    private Lexicon() {}

    /** The lexicon, read once. */
    public static Lexicon get() {
        return Holder.ALL;
    }

    /** A thing's natural colour; cream when it is unknown. */
    public Tint tint(String name) {
        return thing(name).map(Thing::tint).orElse(Tint.CREAM);
    }

    /** The thing of that name: one of the lexicon, or a vetted icon. */
    public Optional<Thing> thing(String name) {
        return vocabulary.thing(name);
    }

    /** All names, in the order of the resource. */
    public Set<String> names() {
        return vocabulary.names();
    }

    /** All things that an English text names, by descending certainty; each thing once. */
    public List<Match> find(String text) {
        return find(text, "", ENGLISH);
    }

    /**
     * The same for a text that is part of something longer, in any language. Words are looked up in the lexicon of their
     * language alone; a language without a lexicon has emoji only.
     *
     * @param about what it is part of: it tells what a word means, and is not searched itself
     * @param language tag such as {@code de-AT}; an empty one is English
     */
    public List<Match> find(String text, String about, String language) {
        if (isEnglish(language)) {
            return english(text + Emoji.names(text), about).sorted();
        }
        Matches matches = new Matches();
        LanguageLexicon.of(language).ifPresent(lexicon -> lexicon.find(text)
                .forEach(word -> matches.add(
                        new Match(thing(word.thing()).orElseThrow(), word.word(), word.at(), word.weight()))));
        english(Emoji.names(text), "").sorted().forEach(matches::add);
        return matches.sorted();
    }

    /** Whether English words are to be looked up in a text of that language. */
    public static boolean isEnglish(String language) {
        return language.isEmpty()
                || Locale.forLanguageTag(language).getLanguage().equals(ENGLISH);
    }

    private Matches english(String text, String about) {
        return new EnglishSearch(vocabulary, senses, text, about).find(idioms);
    }

    private static final class Holder {
        static final Lexicon ALL = new Lexicon();
    }
}
