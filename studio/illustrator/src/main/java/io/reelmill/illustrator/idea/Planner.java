package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.idea.Staging.Cast;
import io.reelmill.illustrator.scene.Composition;
import io.reelmill.illustrator.scene.Place;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.providers.picture.Shot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Chooses the content of each picture of a video, with regard to the pictures beside it. */
public final class Planner {

    private static final int MAX_MOTIFS = 3;

    /** @param things the hero first */
    private record Drawn(Shot shot, long seed, List<Thing> things, Cast cast) {}

    private final Lexicon lexicon;

    public Planner(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    /** One idea for each shot, in order. */
    public List<Idea> plan(String topic, List<Shot> shots, Look look) {
        Subjects subjects = new Subjects(lexicon, topic == null ? "" : topic, shots, look.language());
        Map<String, Integer> said = new HashMap<>();
        List<Drawn> drawn = new ArrayList<>();
        for (Shot shot : shots) {
            String words = shot.hint() + " " + shot.words();
            long seed = mix(look.seed() + words.hashCode(), said.merge(words, 1, Integer::sum));
            // each choice has its own random source, so that a change of one does not affect the next
            SplittableRandom chances = new SplittableRandom(seed);
            List<Thing> before =
                    drawn.isEmpty() ? List.of() : drawn.get(drawn.size() - 1).things();
            List<Thing> things = subjects.of(shot, before, chances.split());
            things = things.subList(0, Math.min(1 + MAX_MOTIFS, things.size()));
            // signs of mood and place are English words
            String signs = Lexicon.isEnglish(look.language()) ? words : words.replaceAll("[^!?]", "");
            Thing hero = things.get(0);
            Cast cast = new Cast(hero, things.size() - 1, signs, subjects.hasRecurred(hero), chances);
            drawn.add(new Drawn(shot, seed, things, cast));
        }
        Staging staging = new Staging(drawn.stream().map(Drawn::cast).toList());
        List<Place> places = staging.places();
        List<Composition> compositions = staging.compositions(places);
        List<Idea> ideas = new ArrayList<>();
        for (int i = 0; i < drawn.size(); i++) {
            ideas.add(idea(drawn.get(i), places.get(i), compositions.get(i), look));
        }
        return ideas;
    }

    private static Idea idea(Drawn drawn, Place place, Composition composition, Look look) {
        Thing hero = drawn.cast().hero();
        List<Thing> motifs = drawn.things().subList(1, drawn.things().size());
        String mood = Mood.of(drawn.cast().words());
        return new Idea(
                drawn.shot().index(),
                hero.name(),
                motifs.stream().map(Thing::name).toList(),
                mood,
                place.word(),
                composition.word(),
                prompt(hero, motifs, mood, place, look.captioned()),
                Math.max(0.1, drawn.shot().end() - drawn.shot().start()),
                drawn.seed());
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
