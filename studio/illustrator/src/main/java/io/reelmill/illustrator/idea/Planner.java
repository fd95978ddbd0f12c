package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.scene.Composition;
import io.reelmill.illustrator.scene.Place;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.providers.picture.Shot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** Decides what each picture of a video shows, each with an eye on those before it. */
public final class Planner {
    private static final List<String> ANY = List.of(
            "bulb",
            "star/f",
            "mountain-peaks",
            "compass",
            "puzzle/f",
            "sun/f",
            "rocket",
            "key/f",
            "seedling",
            "target-arrow",
            "diamond/f",
            "earth",
            "air-balloon",
            "book",
            "hourglass");
    /** What comes in numbers: alone, it gets smaller ones of its kind for company. */
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

    /** What the topic names less surely than this is no fallback. */
    private static final double SURE = 0.6;

    private final Lexicon lexicon;

    public Planner(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    /** One idea for each shot, in order. */
    public List<Idea> plan(String topic, List<Shot> shots, Look look) {
        String about = topic == null ? "" : topic;
        List<Lexicon.Match> whole = lexicon.find(about).stream()
                .filter(m -> m.weight() > SURE && isTopical(m.thing(), about, shots))
                .toList();
        Map<String, Integer> heroes = new HashMap<>();
        Map<String, Integer> said = new HashMap<>();
        List<Idea> ideas = new ArrayList<>();
        for (Shot shot : shots) {
            Idea before = ideas.isEmpty() ? null : ideas.get(ideas.size() - 1);
            Idea second = ideas.size() < 2 ? null : ideas.get(ideas.size() - 2);
            String words = shot.hint() + " " + shot.words();
            long seed = mix(look.seed() + words.hashCode(), said.merge(words, 1, Integer::sum));
            // each choice has a chance of its own, so that one that falls out otherwise does not change the next
            SplittableRandom chances = new SplittableRandom(seed);
            List<Thing> things = rank(shot, about, whole, heroes, before, chances.split());
            Thing hero = things.get(0);
            List<Thing> motifs = things.subList(1, Math.min(4, things.size()));
            heroes.merge(hero.name(), 1, Integer::sum);
            String mood = Mood.of(words);
            boolean again = heroes.get(hero.name()) > 1;
            Place place = place(words, hero, again, before, second, chances.split());
            Composition composition = composition(motifs.size(), place, before, second, chances.split());
            ideas.add(new Idea(
                    shot.index(),
                    hero.name(),
                    motifs.stream().map(Thing::name).toList(),
                    mood,
                    place.word(),
                    composition.word(),
                    prompt(hero, motifs, mood, place, look.captioned()),
                    Math.max(0.1, shot.end() - shot.start()),
                    seed));
        }
        return ideas;
    }

    /** A title that is only the first thing said speaks of the rest too if something else does so again. */
    private boolean isTopical(Thing thing, String about, List<Shot> shots) {
        if (shots.size() < 2 || about.isBlank() || !opens(shots.get(0), about)) {
            return true;
        }
        return shots.stream().skip(1).anyMatch(shot -> lexicon.find(shot.words(), about).stream()
                .anyMatch(m -> m.thing().equals(thing)));
    }

    private static boolean opens(Shot first, String about) {
        List<String> said = Words.split(first.words());
        List<String> title = Words.split(about);
        int both = Math.min(said.size(), title.size());
        return both > 2 && said.subList(0, both).equals(title.subList(0, both));
    }

    private List<Thing> rank(
            Shot shot,
            String about,
            List<Lexicon.Match> whole,
            Map<String, Integer> heroes,
            Idea before,
            SplittableRandom chance) {
        Map<Thing, Double> score = new HashMap<>();
        for (Lexicon.Match m : lexicon.find(shot.words(), about)) {
            score.merge(m.thing(), m.weight(), Double::sum);
        }
        for (Lexicon.Match m : lexicon.find(shot.hint(), shot.words())) {
            score.merge(m.thing(), 1 + m.weight(), Double::sum);
        }
        double said = score.values().stream().mapToDouble(v -> v).max().orElse(0);
        for (Lexicon.Match m : whole) {
            score.merge(m.thing(), score.containsKey(m.thing()) ? 0.15 : 0.5 * m.weight(), Double::sum);
        }
        List<Thing> ranked = new ArrayList<>(score.keySet());
        Map<Thing, Double> as = new HashMap<>();
        for (Thing t : ranked) {
            boolean last = before != null && before.hero().equals(t.name());
            as.put(t, score.get(t) - 0.22 * heroes.getOrDefault(t.name(), 0) - (last ? 100 : 0));
        }
        ranked.sort((a, b) -> {
            int order = Double.compare(as.get(b), as.get(a));
            return order != 0 ? order : a.name().compareTo(b.name());
        });
        if (ranked.isEmpty() || as.get(ranked.get(0)) < -50) {
            ranked.add(0, spare(before, heroes, chance));
        }
        Thing hero = ranked.get(0);
        double floor = said > 0.8 ? 0.40 : 0.2;
        Set<String> spoken = new HashSet<>(spokenOf(shot, about));
        List<Thing> chosen = new ArrayList<>();
        chosen.add(hero);
        for (Thing t : ranked) {
            boolean fresh = spoken.contains(t.name()) || chosen.size() == 1 && !shows(before, t);
            if (chosen.size() < 4 && fresh && score.getOrDefault(t, 0.0) >= floor && !alike(chosen, t)) {
                chosen.add(t);
            }
        }
        if (chosen.size() == 1 && FLOCKS.contains(hero.name())) {
            chosen.add(hero);
            chosen.add(hero);
        }
        return chosen;
    }

    private List<String> spokenOf(Shot shot, String about) {
        return lexicon.find(shot.hint() + " " + shot.words(), about).stream()
                .map(m -> m.thing().name())
                .toList();
    }

    private static boolean shows(Idea idea, Thing t) {
        return idea != null && (idea.hero().equals(t.name()) || idea.motifs().contains(t.name()));
    }

    /** Two pictures of one word say less than one. */
    private static boolean alike(List<Thing> chosen, Thing t) {
        return chosen.stream().anyMatch(c -> c.word().equals(t.word()) || stem(c).equals(stem(t)));
    }

    private static String stem(Thing t) {
        return t.name().split("[-/]")[0];
    }

    private Thing spare(Idea before, Map<String, Integer> heroes, SplittableRandom chance) {
        int from = chance.nextInt(ANY.size());
        for (int i = 0; i < ANY.size(); i++) {
            String name = ANY.get((from + i) % ANY.size());
            boolean last = before != null && before.hero().equals(name);
            if (!last && heroes.getOrDefault(name, 0) == 0) {
                return lexicon.thing(name).orElseThrow();
            }
        }
        return lexicon.thing(before != null && before.hero().equals(ANY.get(0)) ? ANY.get(1) : ANY.get(0))
                .orElseThrow();
    }

    /** Where it is said to be, or where the hero is at home, unless that was seen too often. */
    private static Place place(
            String words, Thing hero, boolean again, Idea before, Idea second, SplittableRandom chance) {
        Optional<Place> said = Whereabouts.in(words);
        Place place = said.orElse(hero.place());
        boolean tired = said.isEmpty() && again
                || before != null
                        && before.place().equals(place.word())
                        && (second != null && second.place().equals(place.word()) || place == Place.STAGE);
        if (!tired) {
            return place;
        }
        return shuffled(Whereabouts.near(hero.place()), chance).stream()
                .filter(p -> p != place && (before == null || !p.word().equals(before.place())))
                .findFirst()
                .orElseThrow();
    }

    private static Composition composition(int motifs, Place place, Idea before, Idea second, SplittableRandom chance) {
        List<Composition> fit = new ArrayList<>(
                switch (motifs) {
                    case 0 -> List.of(Composition.PORTAL, Composition.CLOSE, Composition.PODIUM);
                    case 1 ->
                        List.of(
                                Composition.DUO,
                                Composition.LEFT,
                                Composition.RIGHT,
                                Composition.PORTAL,
                                Composition.CASCADE);
                    default ->
                        List.of(
                                Composition.PORTAL,
                                Composition.PODIUM,
                                Composition.LEFT,
                                Composition.RIGHT,
                                Composition.CASCADE,
                                Composition.ORBIT,
                                Composition.CLOSE);
                });
        if (place == Place.SKY || place == Place.SEA || place == Place.UNDERWATER) {
            fit.remove(Composition.PODIUM);
        }
        if (before != null) {
            fit.remove(Composition.of(before.composition()));
        }
        if (second != null && fit.size() > 1) {
            fit.remove(Composition.of(second.composition()));
        }
        return shuffled(List.of(Composition.values()), chance).stream()
                .filter(fit::contains)
                .findFirst()
                .orElseThrow();
    }

    /** An order of preference: what is not to be had gives way to the next and leaves the rest of the order as it is. */
    private static <T> List<T> shuffled(List<T> all, SplittableRandom chance) {
        List<T> order = new ArrayList<>(all);
        for (int i = order.size() - 1; i > 0; i--) {
            Collections.swap(order, i, chance.nextInt(i + 1));
        }
        return order;
    }

    private static String prompt(Thing hero, List<Thing> motifs, String mood, Place place, Captioned captioned) {
        StringBuilder prompt = new StringBuilder("A ").append(hero.word());
        for (int i = 0; i < motifs.size(); i++) {
            String joint = i == 0 ? " with " : i == motifs.size() - 1 ? " and " : ", ";
            prompt.append(joint)
                    .append(
                            motifs.get(i).equals(hero)
                                    ? "another"
                                    : motifs.get(i).word());
        }
        prompt.append(", place: ").append(place.word()).append(", mood: ").append(mood);
        return prompt.append(", one clear focal point").append(calm(captioned)).toString();
    }

    private static String calm(Captioned captioned) {
        return switch (captioned) {
            case NOWHERE -> ", composed for the whole frame";
            case TOP -> ", calm upper third";
            case MIDDLE -> ", subject above the middle, calm centre";
            case BOTTOM -> ", calm lower third";
        };
    }

    private static long mix(long seed, int index) {
        long z = seed + 0x9E3779B97F4A7C15L * (index + 1L);
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
