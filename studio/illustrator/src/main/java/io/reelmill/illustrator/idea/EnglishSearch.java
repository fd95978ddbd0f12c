package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.idea.Idioms.Phrase;
import io.reelmill.illustrator.idea.Lexicon.Match;
import io.reelmill.illustrator.idea.ProperNames.Name;
import io.reelmill.illustrator.idea.Senses.Sense;
import io.reelmill.illustrator.idea.Vocabulary.Meaning;
import io.reelmill.wordnet.WordNet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** One search of an English text for things that can be drawn. */
final class EnglishSearch {

    private static final Pattern YEAR = Pattern.compile("1\\d{3}|20\\d{2}");
    private static final String CALENDAR = "calendar";
    private static final Set<String> WITHOUT = Set.of("no", "without");
    /** The word after one of these is a verb. */
    private static final Set<String> BEFORE_VERB = Set.of(
            ("to can could cannot cant will would wont may might must should shall dont doesnt didnt wouldnt couldnt"
                            + " shouldnt lets i we they who")
                    .split(" "));

    /** A saying determines the subject of its sentence. */
    private static final double SAYING = 1.3;
    /** Factor of two words that are one term. */
    private static final double TERM = 1.25;
    /** Factor of a word that says little. */
    private static final double COMMON = 0.3;
    /** Certainty of what a name as a whole is. */
    private static final double NAMED = 0.85;
    /** A date is shown where nothing else is, and not beside other things. */
    private static final double DATED = 0.29;
    /** Added to what the first word says, less for each word behind it. */
    private static final double EARLY = 0.20;
    /** Factor of a meaning that is found by a form of the word only. */
    private static final double FOLDED = 0.9;
    /** Certainty of the nearest kind of a noun, less for each step to it. */
    private static final double KIND = 0.5;

    private static final double KIND_STEP = 0.04;
    private static final double MIN_KIND = 0.3;
    /** An icon that only has to do with a word is not shown for it: what kind of thing it is says more. */
    private static final double MIN_ICON = 0.3;
    /** Share of an icon's certainty that is left for a verb or an adjective. */
    private static final double NO_NOUN = 0.25;

    private final Vocabulary vocabulary;
    private final Senses senses;
    private final List<String> words;
    private final List<String> context;
    private final List<Name> names;
    private final Matches matches = new Matches();

    /** @param about what the text is part of, which tells what a word means and is not searched itself */
    EnglishSearch(Vocabulary vocabulary, Senses senses, String text, String about) {
        this.vocabulary = vocabulary;
        this.senses = senses;
        this.words = Words.split(text);
        this.context = Words.split(about);
        this.names = ProperNames.in(text);
    }

    Matches find(Idioms idioms) {
        names.forEach(this::addName);
        for (int at = 0; at < words.size(); ) {
            Optional<Phrase> phrase = idioms.at(words, at);
            if (phrase.isPresent()) {
                if (phrase.get().isPicturable()) {
                    add(phrase.get().thing(), words.get(at), at, SAYING);
                }
                at += phrase.get().words().size();
            } else if (addPair(at)) {
                at += 2;
            } else {
                addWord(at);
                at++;
            }
        }
        return matches;
    }

    /** What a name as a whole is a kind of: a painter, a mountain. */
    private void addName(Name name) {
        if (name.life()) {
            return;
        }
        NounKinds.get()
                .of(name.phrase(), name.phrase(), this::sure)
                .ifPresent(
                        kind -> add(kind.thing(), name.words().get(name.words().size() - 1), name.from(), NAMED));
    }

    /** Two words as one term; false if they are none. */
    private boolean addPair(int at) {
        if (at + 1 >= words.size()) {
            return false;
        }
        String pair = words.get(at) + "-" + words.get(at + 1);
        return Stopwords.has(pair) || addMeaning(pair, at, TERM, false) || addWithout(at) || addTerm(pair, at);
    }

    private void addWord(int at) {
        String word = words.get(at);
        if (YEAR.matcher(word).matches()) {
            add(CALENDAR, word, at, DATED);
            return;
        }
        List<Name> holding = names.stream().filter(name -> name.holds(at)).toList();
        if (!Stopwords.has(word) && holding.stream().noneMatch(Name::isPerson)) {
            addMeaning(word, at, vocabulary.isCommon(word) ? COMMON : 1, !holding.isEmpty());
        }
    }

    /** @param named whether the word is part of a name, which is not looked for among icons and kinds */
    private boolean addMeaning(String word, int at, double factor, boolean named) {
        double fold = 1;
        for (String form : Words.forms(word)) {
            double usual = usual(form, factor);
            Optional<Sense> sense = senses.knows(form) ? senses.of(form, around(at)) : Optional.empty();
            if (sense.isPresent()) {
                if (sense.get().isPicturable()) {
                    double weight = (fold + early(at)) * (sense.get().isSure() ? 1 : usual);
                    add(sense.get().thing(), word, at, weight);
                }
                return true;
            }
            List<Meaning> found = vocabulary.meanings(form);
            if (!found.isEmpty() && (form.equals(word) || !Stopwords.has(form))) {
                for (Meaning meaning : found) {
                    matches.add(new Match(meaning.thing(), word, at, (meaning.weight() * fold + early(at)) * usual));
                }
                return true;
            }
            fold = word.endsWith("s") ? 1 : FOLDED;
        }
        boolean pair = word.contains("-");
        return !named && (addIcon(word, at, factor) || !pair && addKind(word, at, factor));
    }

    /** A term that is a kind of what its last word says: a cherry tree is a tree, and no cherry. */
    private boolean addTerm(String pair, int at) {
        if (!WordNet.get().isNoun(pair.replace('-', ' '))) {
            return false;
        }
        String last = words.get(at + 1);
        Optional<String> head = Words.forms(last).stream()
                .flatMap(form -> sure(form).stream())
                .findFirst()
                .filter(thing -> NounKinds.get()
                        .of(pair, pair, this::sure)
                        .filter(kind -> kind.thing().equals(thing))
                        .isPresent());
        head.ifPresent(thing -> add(thing, last, at, 1 + early(at)));
        return head.isPresent();
    }

    /** An icon that is struck through, for a thing that is said to be absent. */
    private boolean addWithout(int at) {
        if (!WITHOUT.contains(words.get(at))) {
            return false;
        }
        for (String form : Words.forms(words.get(at + 1))) {
            List<IconIndex.Found> found = IconIndex.get().find(form + "-off");
            if (!found.isEmpty()) {
                matches.add(new Match(found.get(0).thing(), words.get(at + 1), at, 1));
                return true;
            }
        }
        return false;
    }

    /** An icon by its name or tags. */
    private boolean addIcon(String word, int at, double factor) {
        for (String form : Words.baseForms(word)) {
            List<IconIndex.Found> found = IconIndex.get().find(form);
            if (found.isEmpty() || !form.equals(word) && Stopwords.has(form)) {
                continue;
            }
            IconIndex.Found icon = found.get(0);
            boolean noun = NounKinds.isNoun(form);
            if (icon.weight() < MIN_ICON || !noun && !icon.isNamed(form)) {
                continue; // tags and parts of names are nouns
            }
            double weight = (icon.weight() + early(at)) * usual(form, factor) * (noun ? 1 : NO_NOUN);
            matches.add(new Match(icon.thing(), word, at, weight));
            return true;
        }
        return false;
    }

    /** The nearest kind of a noun that has no picture of its own. */
    private boolean addKind(String word, int at, double factor) {
        List<String> forms = Words.knownForms(word);
        if (Words.forms(word).stream().anyMatch(form -> vocabulary.isCommon(form) || Stopwords.has(form))
                || !NounKinds.isNoun(Set.copyOf(forms))) {
            return false;
        }
        for (String form : forms) {
            Optional<NounKinds.Kind> kind = NounKinds.get().of(form, word, this::sure);
            if (kind.isPresent() && !Subjects.GRIM.contains(kind.get().thing())) {
                double weight = Math.max(MIN_KIND, KIND - KIND_STEP * kind.get().steps());
                add(kind.get().thing(), word, at, (weight + early(at)) * factor);
                return true;
            }
        }
        return false;
    }

    private void add(String thing, String word, int at, double weight) {
        matches.add(new Match(vocabulary.thing(thing).orElseThrow(), word, at, weight));
    }

    private double usual(String form, double factor) {
        return vocabulary.isCommon(form) ? Math.min(factor, COMMON) : factor;
    }

    private double early(int at) {
        return EARLY * (1 - (double) at / words.size());
    }

    /** The thing that a word surely means, whatever stands around it. */
    private Optional<String> sure(String word) {
        return senses.knows(word) ? Optional.empty() : vocabulary.sure(word);
    }

    /** All forms of all words but one. */
    private Set<String> around(int at) {
        Set<String> around = new HashSet<>();
        for (int i = 0; i < words.size(); i++) {
            if (i != at) {
                around.addAll(Words.forms(words.get(i)));
            }
        }
        context.stream().filter(w -> !w.equals(words.get(at))).forEach(w -> around.addAll(Words.forms(w)));
        if (at > 0 && BEFORE_VERB.contains(words.get(at - 1))) {
            around.add(Senses.VERB);
        }
        return around;
    }
}
