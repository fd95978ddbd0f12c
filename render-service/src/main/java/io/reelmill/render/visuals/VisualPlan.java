package io.reelmill.render.visuals;

import io.reelmill.providers.picture.Shot;
import io.reelmill.render.source.Material;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Decides where the picture of each shot comes from.
 *
 * @param engine {@code media.type}
 * @param model {@code media.videoModel}
 * @param provided images and videos of the client's
 * @param onlyProvided whether nothing is to be made
 * @param inOrder whether provided items follow the scenes of the script in order
 * @param preset style that provided items are drawn anew in, or empty
 * @param alive whether provided stills are made to move
 * @param language of what is said: tag, or empty for English
 */
public record VisualPlan(
        String engine,
        String model,
        List<Material> provided,
        boolean onlyProvided,
        boolean inOrder,
        String preset,
        boolean alive,
        String language) {

    /** The engine that draws stills: {@code media.type}. */
    public static final String ILLUSTRATED = "moving-image";

    private static final String CUSTOM = "custom";

    /** One visual for each shot. */
    public List<Visual> of(List<Shot> shots) {
        if (provided.isEmpty()) {
            return Collections.nCopies(shots.size(), made());
        }
        if (inOrder) {
            return ordered(shots);
        }
        return onlyProvided || engine.equals(CUSTOM) ? spread(shots) : mixed(shots);
    }

    private Visual made() {
        return engine.equals(ILLUSTRATED) || engine.equals(CUSTOM)
                ? new Visual.Drawn()
                : new Visual.Clip(engine, model);
    }

    /** With fewer items than scenes adjacent scenes share one; with more, items follow each other within the scenes. */
    private List<Visual> ordered(List<Shot> shots) {
        List<Integer> scenes = shots.stream().map(Shot::sceneIndex).distinct().toList();
        Reel reel = new Reel();
        List<Visual> visuals = new ArrayList<>();
        for (int i = 0; i < shots.size(); i++) {
            int section = scenes.indexOf(shots.get(i).sceneIndex());
            int item = provided.size() <= scenes.size()
                    ? section * provided.size() / scenes.size()
                    : i * Math.min(provided.size(), shots.size()) / shots.size();
            visuals.add(reel.next(provided.get(item), shots.get(i)));
        }
        return visuals;
    }

    /**
     * Every item is used before one comes again, first of all where the film speaks of it. Shots that speak of none are
     * filled in order.
     */
    private List<Visual> spread(List<Shot> shots) {
        Material[] chosen = spokenOf(shots);
        List<Material> waiting = new ArrayList<>(provided);
        waiting.removeAll(Arrays.asList(chosen));
        SpokenFit fit = new SpokenFit(language);
        for (int i = 0; i < chosen.length; i++) {
            if (chosen[i] == null) {
                chosen[i] = waiting.isEmpty() ? again(shots.get(i), chosen, i, fit) : waiting.remove(0);
            }
        }
        Reel reel = new Reel();
        List<Visual> visuals = new ArrayList<>();
        for (int i = 0; i < chosen.length; i++) {
            visuals.add(reel.next(chosen[i], shots.get(i)));
        }
        return visuals;
    }

    /** An item that was shown already: one that the shot speaks of, else the one that was seen longest ago. */
    private Material again(Shot shot, Material[] chosen, int at, SpokenFit fit) {
        Material before = at > 0 ? chosen[at - 1] : null;
        Material after = at + 1 < chosen.length ? chosen[at + 1] : null;
        Material best = null;
        double most = 0;
        for (Material item : provided) {
            double value = fit.of(item, shot);
            if (value > most && item != before) {
                best = item;
                most = value;
            }
        }
        if (best != null) {
            return best;
        }
        List<Material> shown = Arrays.asList(chosen).subList(0, at);
        return provided.stream()
                .min(Comparator.comparing((Material item) -> item == before)
                        .thenComparing(item -> item == after)
                        .thenComparing(shown::lastIndexOf))
                .orElseThrow();
    }

    /** Every item once, where the film speaks of it or else evenly spread; the other shots are made. */
    private List<Visual> mixed(List<Shot> shots) {
        Material[] chosen = spokenOf(shots);
        List<Material> waiting = new ArrayList<>(provided);
        waiting.removeAll(Arrays.asList(chosen));
        for (Material item : waiting) {
            int even = (int) ((provided.indexOf(item) + 0.5) * shots.size() / provided.size());
            for (int step = 0; step < 2 * shots.size(); step++) {
                int place = Math.floorMod(even + (step % 2 == 0 ? step / 2 : -(step + 1) / 2), shots.size());
                if (chosen[place] == null) {
                    chosen[place] = item;
                    break;
                }
            }
        }
        Reel reel = new Reel();
        List<Visual> visuals = new ArrayList<>();
        for (int i = 0; i < chosen.length; i++) {
            visuals.add(chosen[i] == null ? made() : reel.next(chosen[i], shots.get(i)));
        }
        return visuals;
    }

    /** The shots that speak of an item, each item once: the best pair first, among equals the one in order. */
    private Material[] spokenOf(List<Shot> shots) {
        SpokenFit fit = new SpokenFit(language);
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < provided.size(); i++) {
            for (int s = 0; s < shots.size(); s++) {
                double value = fit.of(provided.get(i), shots.get(s));
                if (value > 0) {
                    double away = Math.abs((i + 0.5) / provided.size() - (s + 0.5) / shots.size());
                    pairs.add(new Pair(i, s, value, away));
                }
            }
        }
        pairs.sort(Comparator.comparingDouble(Pair::fit)
                .reversed()
                .thenComparingDouble(Pair::away)
                .thenComparingInt(Pair::item)
                .thenComparingInt(Pair::shot));
        Material[] chosen = new Material[shots.size()];
        Set<Integer> placed = new HashSet<>();
        for (Pair pair : pairs) {
            if (chosen[pair.shot()] == null && placed.add(pair.item())) {
                chosen[pair.shot()] = provided.get(pair.item());
            }
        }
        return chosen;
    }

    /** An item and a shot that speaks of it. */
    private record Pair(int item, int shot, double fit, double away) {}

    /** Knows how far each video was shown: where it comes again, it goes on. */
    private final class Reel {

        private final Map<Material, Double> shown = new HashMap<>();

        Visual next(Material item, Shot shot) {
            double from = shown.getOrDefault(item, 0.0);
            if (!item.isVideo()) {
                return new Visual.Given(item, 0, preset, alive);
            }
            double length = shot.end() - shot.start();
            // What is left is too short for the shot: from the beginning again.
            if (from > 0 && item.seconds() - from < length * 0.75) {
                from = 0;
            }
            shown.put(item, from + length);
            return new Visual.Given(item, from, preset, false);
        }
    }
}
