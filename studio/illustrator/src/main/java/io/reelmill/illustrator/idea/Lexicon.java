package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.colour.Tint;
import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.illustrator.idea.Idioms.Phrase;
import io.reelmill.illustrator.idea.ProperNames.Name;
import io.reelmill.illustrator.idea.Senses.Sense;
import io.reelmill.illustrator.scene.Place;
import io.reelmill.wordnet.WordNet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Maps words to things that can be drawn. Every entry was checked by eye. */
public final class Lexicon {
    private static final String THINGS = "/io/reelmill/illustrator/things.txt";
    private static final String COMMON = "/io/reelmill/illustrator/common.txt";
    private static final String ENGLISH = "en";
    private static final double WEAK = 0.35;
    /** Certainty of the nearest kind of a noun, less for each step to it. */
    private static final double KIND = 0.5;

    private static final double MIN_KIND = 0.3;
    /** Share of an icon's certainty that is left for a verb or an adjective. */
    private static final double NO_NOUN = 0.25;

    private static final Pattern YEAR = Pattern.compile("1\\d{3}|20\\d{2}");

    private static final String CALENDAR = "calendar";
    /** A date is shown where nothing else is, and not beside other things. */
    private static final double DATED = 0.29;

    private static final Set<String> WITHOUT = Set.of("no", "without");
    /** The word after one of these is a verb. */
    private static final Set<String> BEFORE_VERB = Set.of(
            "to",
            "can",
            "could",
            "cannot",
            "cant",
            "will",
            "would",
            "wont",
            "may",
            "might",
            "must",
            "should",
            "shall",
            "dont",
            "doesnt",
            "didnt",
            "wouldnt",
            "couldnt",
            "shouldnt",
            "lets",
            "i",
            "we",
            "they",
            "who");

    /** Certainty of what a name as a whole is. */
    private static final double NAMED = 0.85;
    /** An icon that only has to do with a word is not shown for it: what kind of thing it is says more. */
    private static final double MIN_ICON = 0.3;
    /** A saying determines the subject of its sentence. */
    private static final double SAYING = 1.3;

    private final Map<String, Thing> things = new LinkedHashMap<>();
    private final Map<String, List<Meaning>> meanings = new HashMap<>();
    private final Set<String> common = new HashSet<>();
    private final Senses senses = new Senses();
    private final Idioms phrases = new Idioms();

    /** A thing that a word can mean, with its certainty: 1 for its name, lower for a figure of speech. */
    record Meaning(Thing thing, double weight) {}

    /** A thing found in a text: position, word and certainty. */
    public record Match(Thing thing, String word, int at, double weight) {}

    private Lexicon() {
        common.addAll(Glyphs.lines(COMMON).stream()
                .flatMap(line -> List.of(line.trim().split("\\s+")).stream())
                .toList());
        for (String line : Glyphs.lines(THINGS)) {
            String[] cell = line.split("\\s*\\|\\s*");
            String[] words = cell[3].trim().split("\\s+");
            Thing thing = new Thing(
                    cell[0].trim(),
                    Tint.valueOf(cell[1].toUpperCase(Locale.ROOT)),
                    Place.of(cell[2]),
                    words[0].replace("~", ""));
            things.put(thing.name(), thing);
            for (int i = 0; i < words.length; i++) {
                boolean weak = words[i].startsWith("~");
                String word = weak ? words[i].substring(1) : words[i];
                double weight = weak ? WEAK : 1 - 0.01 * Math.min(i, 20);
                meanings.computeIfAbsent(word, k -> new ArrayList<>()).add(new Meaning(thing, weight));
            }
        }
    }

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
        Thing thing = things.get(name);
        return thing != null ? Optional.of(thing) : IconIndex.get().thing(name);
    }

    /** All names, in the order of the resource. */
    public Set<String> names() {
        return Set.copyOf(things.keySet());
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
            return findEnglish(text + Emoji.names(text), about);
        }
        Map<String, Match> best = new LinkedHashMap<>();
        LanguageLexicon.of(language).ifPresent(lexicon -> lexicon.find(text)
                .forEach(word -> add(
                        best, new Match(thing(word.thing()).orElseThrow(), word.word(), word.at(), word.weight()))));
        findEnglish(Emoji.names(text), "").forEach(match -> add(best, match));
        return sorted(best);
    }

    /** Whether English words are to be looked up in a text of that language. */
    public static boolean isEnglish(String language) {
        return language.isEmpty()
                || Locale.forLanguageTag(language).getLanguage().equals(ENGLISH);
    }

    private List<Match> findEnglish(String text, String about) {
        List<String> words = Words.split(text);
        List<String> context = Words.split(about);
        List<Name> names = ProperNames.in(text);
        Map<String, Match> best = new LinkedHashMap<>();
        names.forEach(name -> named(best, name));
        for (int i = 0; i < words.size(); i++) {
            Optional<Phrase> phrase = phrases.at(words, i);
            if (phrase.isPresent()) {
                if (phrase.get().isPicturable()) {
                    add(best, new Match(thing(phrase.get().thing()).orElseThrow(), words.get(i), i, SAYING));
                }
                i += phrase.get().words().size() - 1;
                continue;
            }
            if (i + 1 < words.size()) {
                String pair = words.get(i) + "-" + words.get(i + 1);
                if (Stopwords.has(pair)) {
                    i++;
                    continue;
                }
                if (collect(best, pair, i, words, context, 1.25, false)
                        || collectWithout(best, words, i)
                        || collectTerm(best, pair, i, words)) {
                    i++;
                    continue;
                }
            }
            String word = words.get(i);
            if (YEAR.matcher(word).matches()) {
                add(best, new Match(thing(CALENDAR).orElseThrow(), word, i, DATED));
            } else if (!Stopwords.has(word)) {
                int at = i;
                if (names.stream().anyMatch(name -> name.holds(at) && name.isPerson())) {
                    continue;
                }
                boolean named = names.stream().anyMatch(name -> name.holds(at));
                collect(best, word, i, words, context, common.contains(word) ? 0.3 : 1, named);
            }
        }
        return sorted(best);
    }

    private static List<Match> sorted(Map<String, Match> best) {
        return best.values().stream()
                .sorted((a, b) -> Double.compare(b.weight(), a.weight()))
                .toList();
    }

    /** What a name as a whole is a kind of: a painter, a mountain. */
    private void named(Map<String, Match> best, Name name) {
        Optional.of(name)
                .filter(who -> !who.life())
                .flatMap(who -> NounKinds.get().of(who.phrase(), who.phrase(), this::sure))
                .ifPresent(kind -> add(
                        best,
                        new Match(
                                thing(kind.thing()).orElseThrow(),
                                name.words().get(name.words().size() - 1),
                                name.from(),
                                NAMED)));
    }

    /** @param named whether the word is part of a name, which is not looked for among icons and kinds */
    private boolean collect(
            Map<String, Match> best,
            String word,
            int at,
            List<String> words,
            List<String> context,
            double factor,
            boolean named) {
        double fold = 1;
        double early = 0.20 * (1 - (double) at / words.size());
        for (String form : Words.forms(word)) {
            double usual = common.contains(form) ? Math.min(factor, 0.3) : factor;
            Optional<Sense> sense = senses.knows(form) ? senses.of(form, around(at, words, context)) : Optional.empty();
            if (sense.isPresent()) {
                if (sense.get().isPicturable()) {
                    double weight = (fold + early) * (sense.get().isSure() ? 1 : usual);
                    add(best, new Match(thing(sense.get().thing()).orElseThrow(), word, at, weight));
                }
                return true;
            }
            List<Meaning> found = meanings.get(form);
            if (found != null && (form.equals(word) || !Stopwords.has(form))) {
                for (Meaning meaning : found) {
                    add(best, new Match(meaning.thing(), word, at, (meaning.weight() * fold + early) * usual));
                }
                return true;
            }
            fold = word.endsWith("s") ? 1 : 0.9;
        }
        boolean pair = word.contains("-");
        return !named
                && (collectIcon(best, word, at, early, factor) || !pair && collectKind(best, word, at, early, factor));
    }

    /** A term that is a kind of what its last word says: a cherry tree is a tree, and no cherry. */
    private boolean collectTerm(Map<String, Match> best, String pair, int at, List<String> words) {
        if (!WordNet.get().isNoun(pair.replace('-', ' '))) {
            return false;
        }
        String last = words.get(at + 1);
        double early = 0.20 * (1 - (double) at / words.size());
        Optional<String> head = Words.forms(last).stream()
                .flatMap(form -> sure(form).stream())
                .findFirst()
                .filter(thing -> NounKinds.get()
                        .of(pair, pair, this::sure)
                        .filter(kind -> kind.thing().equals(thing))
                        .isPresent());
        head.ifPresent(thing -> add(best, new Match(thing(thing).orElseThrow(), last, at, 1 + early)));
        return head.isPresent();
    }

    /** An icon that is struck through, for a thing that is said to be absent. */
    private static boolean collectWithout(Map<String, Match> best, List<String> words, int at) {
        if (!WITHOUT.contains(words.get(at))) {
            return false;
        }
        for (String form : Words.forms(words.get(at + 1))) {
            List<IconIndex.Found> found = IconIndex.get().find(form + "-off");
            if (!found.isEmpty()) {
                add(best, new Match(found.get(0).thing(), words.get(at + 1), at, 1));
                return true;
            }
        }
        return false;
    }

    /** An icon by its name or tags. */
    private boolean collectIcon(Map<String, Match> best, String word, int at, double early, double factor) {
        for (String form : baseForms(word)) {
            double usual = common.contains(form) ? Math.min(factor, 0.3) : factor;
            List<IconIndex.Found> found = IconIndex.get().find(form);
            if (found.isEmpty() || !form.equals(word) && Stopwords.has(form)) {
                continue;
            }
            IconIndex.Found icon = found.get(0);
            boolean noun = NounKinds.isNoun(form);
            if (icon.weight() < MIN_ICON || !noun && !icon.isNamed(form)) {
                continue; // tags and parts of names are nouns
            }
            double certain = noun ? 1 : NO_NOUN;
            add(best, new Match(icon.thing(), word, at, (icon.weight() + early) * usual * certain));
            return true;
        }
        return false;
    }

    /** What a word may be a form of. A noun is its own base: a reporter is no report; and an adverb is no noun: "chiefly". */
    private static Set<String> baseForms(String word) {
        if (WordNet.get().isNoun(word.replace('-', ' '))) {
            return Set.of(word);
        }
        Set<String> forms = new LinkedHashSet<>(Words.forms(word));
        forms.removeIf(form -> word.equals(form + "ly"));
        return forms;
    }

    /** The nearest kind of a noun that has no picture of its own. */
    private boolean collectKind(Map<String, Match> best, String word, int at, double early, double factor) {
        Set<String> forms = baseForms(word);
        if (Words.forms(word).stream().anyMatch(form -> common.contains(form) || Stopwords.has(form))
                || !NounKinds.isNoun(Set.copyOf(known(forms)))) {
            return false;
        }
        for (String form : known(forms)) {
            Optional<NounKinds.Kind> kind = NounKinds.get().of(form, word, this::sure);
            if (kind.isPresent() && !Subjects.GRIM.contains(kind.get().thing())) {
                double weight = Math.max(MIN_KIND, KIND - 0.04 * kind.get().steps());
                add(best, new Match(thing(kind.get().thing()).orElseThrow(), word, at, (weight + early) * factor));
                return true;
            }
        }
        return false;
    }

    /** The forms up to the first one that is a word: {@code pull} of "pulled", and not the "pul" of Afghanistan after it. */
    private static List<String> known(Set<String> forms) {
        List<String> known = new ArrayList<>();
        for (String form : forms) {
            known.add(form);
            if (WordNet.get().isNoun(form)
                    || WordNet.get().isVerb(form)
                    || WordNet.get().isAdjective(form)) {
                break;
            }
        }
        return known;
    }

    /** The thing that a word surely means. */
    private Optional<String> sure(String word) {
        return senses.knows(word) || Stopwords.has(word) || common.contains(word)
                ? Optional.empty()
                : meanings.getOrDefault(word, List.of()).stream()
                        .filter(meaning -> meaning.weight() > 0.9)
                        .map(meaning -> meaning.thing().name())
                        .findFirst();
    }

    /** All forms of all words but one. */
    private static Set<String> around(int at, List<String> words, List<String> context) {
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

    private static void add(Map<String, Match> best, Match match) {
        best.merge(match.thing().name(), match, Lexicon::stronger);
    }

    /** A thing that is named twice has a higher certainty. */
    private static Match stronger(Match a, Match b) {
        Match first = a.weight() >= b.weight() ? a : b;
        return new Match(first.thing(), first.word(), first.at(), first.weight() + 0.12);
    }

    private static final class Holder {
        static final Lexicon ALL = new Lexicon();
    }
}
