package io.reelmill.render.visuals;

import io.reelmill.providers.picture.Shot;
import io.reelmill.render.source.Material;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

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
 */
public record VisualPlan(
        String engine,
        String model,
        List<Material> provided,
        boolean onlyProvided,
        boolean inOrder,
        String preset,
        boolean alive) {

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

    /** With fewer items than scenes adjacent scenes share one; items beyond the scenes are left out. */
    private List<Visual> ordered(List<Shot> shots) {
        List<Integer> scenes = shots.stream().map(Shot::sceneIndex).distinct().toList();
        Reel reel = new Reel();
        List<Visual> visuals = new ArrayList<>();
        for (Shot shot : shots) {
            int section = scenes.indexOf(shot.sceneIndex());
            int item = provided.size() >= scenes.size() ? section : section * provided.size() / scenes.size();
            visuals.add(reel.next(provided.get(item), shot));
        }
        return visuals;
    }

    /** Every item is used before one comes again; what an item's title says decides where it is used. */
    private List<Visual> spread(List<Shot> shots) {
        Reel reel = new Reel();
        List<Visual> visuals = new ArrayList<>();
        List<Material> left = new ArrayList<>(provided);
        Material last = null;
        for (Shot shot : shots) {
            if (left.isEmpty()) {
                left.addAll(provided);
            }
            Material best = best(shot, left, last);
            left.remove(best);
            last = best;
            visuals.add(reel.next(best, shot));
        }
        return visuals;
    }

    /** Every item once, where its title fits or else evenly spread; the other shots are made. */
    private List<Visual> mixed(List<Shot> shots) {
        Reel reel = new Reel();
        List<Visual> visuals = new ArrayList<>(Collections.nCopies(shots.size(), made()));
        Set<Integer> taken = new java.util.HashSet<>();
        for (int i = 0; i < Math.min(provided.size(), shots.size()); i++) {
            Material item = provided.get(i);
            int even = (int) ((i + 0.5) * shots.size() / Math.min(provided.size(), shots.size()));
            int place = -1;
            int most = 0;
            for (int s = 0; s < shots.size(); s++) {
                int fit = fit(item, shots.get(s));
                if (fit > most && !taken.contains(s)) {
                    most = fit;
                    place = s;
                }
            }
            for (int step = 0; place < 0; step++) {
                int candidate = Math.floorMod(even + (step % 2 == 0 ? step / 2 : -(step + 1) / 2), shots.size());
                place = taken.contains(candidate) ? -1 : candidate;
            }
            taken.add(place);
            visuals.set(place, reel.next(item, shots.get(place)));
        }
        return visuals;
    }

    private static Material best(Shot shot, List<Material> items, Material last) {
        Material best = null;
        int most = -1;
        for (Material item : items) {
            int fit = items.size() > 1 && item == last ? -1 : fit(item, shot);
            if (best == null || fit > most) {
                best = item;
                most = fit;
            }
        }
        return best;
    }

    private static int fit(Material item, Shot shot) {
        Set<String> said = words(shot.words() + " " + shot.hint());
        said.retainAll(words(item.title()));
        return said.size();
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(w -> w.length() > 3)
                .collect(Collectors.toSet());
    }

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
