package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.colour.Tint;
import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.illustrator.idea.Idioms.Phrase;
import io.reelmill.illustrator.idea.Senses.Sense;
import io.reelmill.illustrator.scene.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Maps words to things that can be drawn. Every entry was checked by eye. */
public final class Lexicon {
    private static final String THINGS = "/io/reelmill/illustrator/things.txt";
    private static final String COMMON = "/io/reelmill/illustrator/common.txt";
    private static final double WEAK = 0.35;
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

    /** The thing of that name. */
    public Optional<Thing> thing(String name) {
        return Optional.ofNullable(things.get(name));
    }

    /** All names, in the order of the resource. */
    public Set<String> names() {
        return Set.copyOf(things.keySet());
    }

    /** All things that the text names, by descending certainty; each thing once. */
    public List<Match> find(String text) {
        return find(text, "");
    }

    /**
     * The same for a text that is part of something longer.
     *
     * @param about what it is part of: it tells what a word means, and is not searched itself
     */
    public List<Match> find(String text, String about) {
        List<String> words = Words.split(text);
        List<String> context = Words.split(about);
        Map<String, Match> best = new LinkedHashMap<>();
        for (int i = 0; i < words.size(); i++) {
            Optional<Phrase> phrase = phrases.at(words, i);
            if (phrase.isPresent()) {
                if (phrase.get().isPicturable()) {
                    add(best, new Match(things.get(phrase.get().thing()), words.get(i), i, SAYING));
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
                if (collect(best, pair, i, words, context, 1.25)) {
                    i++;
                    continue;
                }
            }
            String word = words.get(i);
            if (!Stopwords.has(word)) {
                collect(best, word, i, words, context, common.contains(word) ? 0.3 : 1);
            }
        }
        return best.values().stream()
                .sorted((a, b) -> Double.compare(b.weight(), a.weight()))
                .toList();
    }

    private boolean collect(
            Map<String, Match> best, String word, int at, List<String> words, List<String> context, double factor) {
        double fold = 1;
        double early = 0.20 * (1 - (double) at / words.size());
        for (String form : Words.forms(word)) {
            double usual = common.contains(form) ? Math.min(factor, 0.3) : factor;
            Optional<Sense> sense = senses.knows(form) ? senses.of(form, around(at, words, context)) : Optional.empty();
            if (sense.isPresent()) {
                if (sense.get().isPicturable()) {
                    double weight = (fold + early) * (sense.get().isSure() ? 1 : usual);
                    add(best, new Match(things.get(sense.get().thing()), word, at, weight));
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
        return false;
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
