package io.reelmill.illustrator.idea;

import io.reelmill.providers.picture.Shot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Chooses the things in the pictures of a video: the hero of each, and its motifs. */
final class Subjects {

    /** Things that appear in groups: alone, such a thing gets smaller copies beside it. */
    private static final Set<String> FLOCKS = Set.of(
            "balloon/f",
            "star/f",
            "fish",
            "bird",
            "bee",
            "butterfly",
            "heart/f",
            "coin",
            "leaf",
            "flower",
            "droplet/f",
            "snowflake",
            "music",
            "penguin",
            "tree",
            "mushroom",
            "egg/f",
            "apple/f",
            "cookie",
            "cherry",
            "strawberry",
            "ghost/f",
            "air-balloon",
            "ant",
            "feather",
            "diamond/f",
            "ufo",
            "sailboat",
            "parachute",
            "cloud/f",
            "pyramid",
            "mountain-peaks",
            "seedling",
            "cactus",
            "bulb",
            "message",
            "mail",
            "virus",
            "living-cell",
            "hen",
            "turtle");

    /** Never beside a hero: shown only where the sentence is about them. */
    static final Set<String> GRIM = Set.of(
            "skull", "sword", "swords", "axe", "bow", "bomb", "coffin", "tombstone", "droplet", "building-church");

    /** Things of the topic with a lower certainty are not used as a fallback. */
    private static final double SURE = 0.6;

    /** What was the hero just now is not the hero again, however often it is named. */
    private static final double JUST_SEEN = 100;

    /** A hero comes again in the fifth picture after it at the earliest, unless the sentence comes again too. */
    private static final int MIN_PICTURES_BETWEEN = 4;

    /** Score of a thing beside a hero that is surely meant: one clear idea, and no guesses around it. */
    private static final double MIN_BESIDE = 0.6;

    /** Score of another picture of the same thing, as a share of that thing's. */
    private static final double RELATED = 0.6;
    /** Certainty of an icon that is another picture of the same thing, from this on. */
    private static final double MIN_RELATED = 0.4;

    /** Of one that only has to do with the thing, which is still more to the point than what suits any subject. */
    private static final double LOOSELY_RELATED = 0.1;

    /** What the first sentence speaks of is the topic if it is named again once in so many shots. */
    private static final int SHOTS_PER_MENTION = 6;

    /** Added to a thing of the topic that the last sentence names: a film ends with what it is about. */
    private static final double RETURNING = 1;

    private final Lexicon lexicon;
    private final String about;
    private final String language;
    private final List<Lexicon.Match> whole;
    /** All that the topic names, however weakly. */
    private final List<Thing> topic;

    private final SpareThings spares;
    /** What is said at the end. */
    private final String last;
    /** How often each thing was the hero. */
    private final Map<String, Integer> heroes = new HashMap<>();
    /** The latest first. */
    private final Deque<Shown> latest = new ArrayDeque<>();

    /** A hero, and what was said meanwhile. */
    private record Shown(String hero, String words) {}

    /**
     * @param about the topic; empty where there is none
     * @param language tag of topic and shots; an empty one is English
     */
    Subjects(Lexicon lexicon, String about, List<Shot> shots, String language) {
        this.lexicon = lexicon;
        this.about = about;
        this.language = language;
        List<Lexicon.Match> named = find(about, "");
        this.topic = named.stream().map(Lexicon.Match::thing).toList();
        this.whole = named.stream()
                .filter(m -> m.weight() > SURE && isTopical(m.thing(), shots))
                .toList();
        this.spares = new SpareThings(lexicon, surelyNamed(shots));
        this.last = shots.size() < MIN_PICTURES_BETWEEN
                ? ""
                : shots.get(shots.size() - 1).words();
    }

    /**
     * The things of the next shot, the hero first; one that comes in numbers is its own company.
     *
     * @param before the things of the shot before
     */
    List<Thing> of(Shot shot, List<Thing> before, SplittableRandom chance) {
        Map<Thing, Double> score = new HashMap<>();
        for (Lexicon.Match m : find(shot.words(), about)) {
            score.merge(m.thing(), m.weight(), Double::sum);
        }
        for (Lexicon.Match m : find(shot.hint(), shot.words())) {
            score.merge(m.thing(), 1 + m.weight(), Double::sum);
        }
        double said = score.values().stream().mapToDouble(v -> v).max().orElse(0);
        for (Lexicon.Match m : whole) {
            score.merge(m.thing(), score.containsKey(m.thing()) ? 0.15 : 0.5 * m.weight(), Double::sum);
        }
        if (shot.words().equals(last)) {
            topic.forEach(thing -> score.computeIfPresent(thing, (t, value) -> value + RETURNING));
        }
        String words = shot.hint() + " " + shot.words();
        List<Thing> ranked = ranked(score, shot.index(), words, chance);
        heroes.merge(ranked.get(0).name(), 1, Integer::sum);
        latest.addFirst(new Shown(ranked.get(0).name(), words));
        if (latest.size() > MIN_PICTURES_BETWEEN) {
            latest.removeLast();
        }
        return withCompany(ranked, score, said > 0.8 ? MIN_BESIDE : 0.3, shot, before);
    }

    private SortedMap<Integer, List<Thing>> surelyNamed(List<Shot> shots) {
        SortedMap<Integer, List<Thing>> named = new TreeMap<>();
        for (Shot shot : shots) {
            named.put(
                    shot.index(),
                    find(shot.hint() + " " + shot.words(), about).stream()
                            .filter(m -> m.weight() > SURE)
                            .map(Lexicon.Match::thing)
                            .filter(thing -> !GRIM.contains(thing.name()))
                            .toList());
        }
        return named;
    }

    private List<Lexicon.Match> find(String text, String context) {
        return lexicon.find(text, context, language);
    }

    /** Whether it was the hero of more than one shot so far. */
    boolean hasRecurred(Thing hero) {
        return heroes.get(hero.name()) > 1;
    }

    /** Candidates for the hero by score, the best first. */
    private List<Thing> ranked(Map<Thing, Double> score, int shot, String words, SplittableRandom chance) {
        Map<Thing, Double> asHero = new HashMap<>();
        score.forEach((thing, value) -> asHero.merge(thing, heroScore(thing, value, words), Math::max));
        score.forEach((thing, value) -> {
            if (isTooSoon(thing.name(), words)) {
                for (IconIndex.Found other : IconIndex.get().find(thing.word())) {
                    if (other.weight() < MIN_RELATED) {
                        continue;
                    }
                    double near = other.shows(thing.word()) ? RELATED : LOOSELY_RELATED;
                    asHero.merge(other.thing(), heroScore(other.thing(), near * value, words), Math::max);
                }
            }
        });
        List<Thing> ranked = new ArrayList<>(asHero.keySet());
        ranked.sort((a, b) -> {
            int order = Double.compare(asHero.get(b), asHero.get(a));
            return order != 0 ? order : a.name().compareTo(b.name());
        });
        if (ranked.isEmpty() || asHero.get(ranked.get(0)) < -JUST_SEEN / 2) {
            ranked.add(0, spare(shot, words, chance));
        }
        return ranked;
    }

    private double heroScore(Thing thing, double value, String words) {
        return value - 0.22 * heroes.getOrDefault(thing.name(), 0) - (isTooSoon(thing.name(), words) ? JUST_SEEN : 0);
    }

    /** Whether it was the hero too few pictures ago. */
    private boolean isTooSoon(String name, String words) {
        boolean last = !latest.isEmpty() && latest.peekFirst().hero().equals(name);
        return last
                || latest.stream()
                        .anyMatch(shown ->
                                shown.hero().equals(name) && !shown.words().equals(words));
    }

    /** The first, with those of the others that score as much as the floor and show something else. */
    private List<Thing> withCompany(
            List<Thing> ranked, Map<Thing, Double> score, double floor, Shot shot, List<Thing> before) {
        Thing hero = ranked.get(0);
        Set<String> spoken = new HashSet<>(spokenOf(shot));
        List<Thing> chosen = new ArrayList<>();
        chosen.add(hero);
        for (Thing t : ranked) {
            boolean fresh = spoken.contains(t.name()) || chosen.size() == 1 && !isShown(before, t);
            if (chosen.size() < 4
                    && fresh
                    && !GRIM.contains(t.name())
                    && score.getOrDefault(t, 0.0) >= floor
                    && !alike(chosen, t)) {
                chosen.add(t);
            }
        }
        if (chosen.size() == 1 && FLOCKS.contains(hero.name())) {
            chosen.add(hero);
            chosen.add(hero);
        }
        return chosen;
    }

    /** What goes with a sentence that names nothing. */
    private Thing spare(int shot, String words, SplittableRandom chance) {
        return spares.next(shot, name -> !isTooSoon(name, words), name -> heroes.getOrDefault(name, 0), chance);
    }

    /** A title that is only the first thing said speaks of the rest too if enough of it does so again. */
    private boolean isTopical(Thing thing, List<Shot> shots) {
        if (shots.size() < 2 || about.isBlank() || !opens(shots.get(0), about)) {
            return true;
        }
        long again = shots.stream()
                .skip(1)
                .filter(shot -> find(shot.words(), about).stream()
                        .anyMatch(m -> m.thing().equals(thing)))
                .count();
        return again >= Math.max(1, shots.size() / SHOTS_PER_MENTION);
    }

    private static boolean opens(Shot first, String about) {
        List<String> said = Words.split(first.words());
        List<String> title = Words.split(about);
        int both = Math.min(said.size(), title.size());
        return both > 2 && said.subList(0, both).equals(title.subList(0, both));
    }

    private List<String> spokenOf(Shot shot) {
        return find(shot.hint() + " " + shot.words(), about).stream()
                .map(m -> m.thing().name())
                .toList();
    }

    private static boolean isShown(List<Thing> things, Thing t) {
        return things.stream().anyMatch(thing -> thing.name().equals(t.name()));
    }

    /** Two pictures of the same word add nothing. */
    private static boolean alike(List<Thing> chosen, Thing t) {
        return chosen.stream().anyMatch(c -> c.word().equals(t.word()) || stem(c).equals(stem(t)));
    }

    private static String stem(Thing t) {
        return t.name().split("[-/]")[0];
    }
}
