package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.colour.Tint;
import io.reelmill.illustrator.icon.Glyphs;
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

/** Which words mean which picturable things. Every thing was looked at before it was let in. */
public final class Lexicon {
    private static final String THINGS = "/io/reelmill/illustrator/things.txt";
    private static final String COMMON = "/io/reelmill/illustrator/common.txt";
    private static final double WEAK = 0.35;

    private final Map<String, Thing> things = new LinkedHashMap<>();
    private final Map<String, List<Meaning>> meanings = new HashMap<>();
    private final Set<String> common = new HashSet<>();

    /** A thing that a word may mean, and how surely: 1 as its name, below as a figure of speech. */
    record Meaning(Thing thing, double weight) {}

    /** A thing found in a text: where, by which word, how surely. */
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

    /** Everything that the text names, the surest first; each thing once. */
    public List<Match> find(String text) {
        List<String> words = Words.split(text);
        Map<String, Match> best = new LinkedHashMap<>();
        for (int i = 0; i < words.size(); i++) {
            if (i + 1 < words.size()) {
                String pair = words.get(i) + "-" + words.get(i + 1);
                if (Stopwords.has(pair)) {
                    i++;
                    continue;
                }
                if (collect(best, pair, i, words.size(), 1.25)) {
                    i++;
                    continue;
                }
            }
            String word = words.get(i);
            if (!Stopwords.has(word)) {
                collect(best, word, i, words.size(), common.contains(word) ? 0.3 : 1);
            }
        }
        return best.values().stream()
                .sorted((a, b) -> Double.compare(b.weight(), a.weight()))
                .toList();
    }

    private boolean collect(Map<String, Match> best, String word, int at, int of, double factor) {
        double fold = 1;
        for (String form : Words.forms(word)) {
            List<Meaning> found = meanings.get(form);
            if (found != null && (form.equals(word) || !Stopwords.has(form))) {
                double usual = common.contains(form) ? Math.min(factor, 0.3) : factor;
                for (Meaning meaning : found) {
                    double early = 0.20 * (1 - (double) at / of);
                    double weight = (meaning.weight() * fold + early) * usual;
                    Match match = new Match(meaning.thing(), word, at, weight);
                    best.merge(meaning.thing().name(), match, Lexicon::stronger);
                }
                return true;
            }
            fold = word.endsWith("s") ? 1 : 0.9;
        }
        return false;
    }

    /** A thing named twice is surer than either time. */
    private static Match stronger(Match a, Match b) {
        Match first = a.weight() >= b.weight() ? a : b;
        return new Match(first.thing(), first.word(), first.at(), first.weight() + 0.12);
    }

    private static final class Holder {
        static final Lexicon ALL = new Lexicon();
    }
}
