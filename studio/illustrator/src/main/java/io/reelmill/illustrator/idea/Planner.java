package io.reelmill.illustrator.idea;

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

/** Chooses the content of each picture of a video, with regard to the pictures before it. */
public final class Planner {

    private final Lexicon lexicon;

    public Planner(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    /** One idea for each shot, in order. */
    public List<Idea> plan(String topic, List<Shot> shots, Look look) {
        Subjects subjects = new Subjects(lexicon, topic == null ? "" : topic, shots, look.language());
        Map<String, Integer> said = new HashMap<>();
        List<Idea> ideas = new ArrayList<>();
        for (Shot shot : shots) {
            PlaceChooser staging = new PlaceChooser(back(ideas, 1), back(ideas, 2));
            String words = shot.hint() + " " + shot.words();
            long seed = mix(look.seed() + words.hashCode(), said.merge(words, 1, Integer::sum));
            // each choice has its own random source, so that a change of one does not affect the next
            SplittableRandom chances = new SplittableRandom(seed);
            List<Thing> things = subjects.of(shot, back(ideas, 1), chances.split());
            Thing hero = things.get(0);
            List<Thing> motifs = things.subList(1, Math.min(4, things.size()));
            // signs of mood and place are English words
            String signs = Lexicon.isEnglish(look.language()) ? words : words.replaceAll("[^!?]", "");
            String mood = Mood.of(signs);
            Place place = staging.place(signs, hero, subjects.hasRecurred(hero), chances.split());
            Composition composition = staging.composition(motifs.size(), place, chances.split());
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

    /** The idea so many shots ago, or null. */
    private static Idea back(List<Idea> ideas, int count) {
        return ideas.size() < count ? null : ideas.get(ideas.size() - count);
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
