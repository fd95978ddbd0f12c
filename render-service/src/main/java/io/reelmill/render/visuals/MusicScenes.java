package io.reelmill.render.visuals;

import io.reelmill.providers.hearing.MusicSheet;
import io.reelmill.providers.hearing.MusicSheet.Section;
import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.Captions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Says what the pictures of a piece of music show: what is sung meanwhile, else what the brief has; in turn with it, where it
 * has little, scenes that are as lively as the music is there.
 */
public final class MusicScenes {

    /** How lively music is, and what goes with it. */
    public enum Energy {
        CALM(
                "the moon above a quiet lake at night",
                "a sailboat on a calm sea",
                "a feather falls softly",
                "a candle in a dark room",
                "clouds over gentle hills",
                "a butterfly in a quiet field"),
        MOVING(
                "a guitar on a stage",
                "birds over the mountains",
                "a vinyl record plays",
                "a bicycle on the road",
                "the sun above the waves",
                "headphones and a melody"),
        LIVELY(
                "fireworks above the city, celebrate",
                "lightning in a powerful storm",
                "a rocket rises to the stars",
                "drums on a stage, party",
                "a comet in space",
                "a fire burns wild");

        private static final double LOUD = 0.66;
        private static final double QUIET = 0.34;

        private final List<String> scenes;

        Energy(String... scenes) {
            this.scenes = List.of(scenes);
        }

        /** @param energy 0 to 1, as {@link Section#energy} */
        static Energy of(double energy) {
            return energy > LOUD ? LIVELY : energy < QUIET ? CALM : MOVING;
        }
    }

    /** A brief of so many phrases is shown as it is. */
    private static final int RICH = 3;

    private final MusicSheet sheet;
    private final Random random;
    private final Map<Energy, List<String>> left = new EnumMap<>(Energy.class);

    /** @param seed so that another version shows other scenes */
    public MusicScenes(MusicSheet sheet, long seed) {
        this.sheet = sheet;
        this.random = new Random(seed);
    }

    /** How lively the music is at the middle of a shot. */
    public Energy at(Shot shot) {
        double middle = (shot.start() + shot.end()) / 2;
        return sheet.sections().stream()
                .filter(s -> middle >= s.start() && middle < s.end())
                .findFirst()
                .map(s -> Energy.of(s.energy()))
                .orElse(Energy.MOVING);
    }

    /**
     * The same shots with what they show.
     *
     * @param shots whose words are phrases of the brief, or nothing
     * @param sung with the seconds of the film
     */
    public List<Shot> of(List<Shot> shots, List<Captions.Word> sung) {
        List<Shot> told = new ArrayList<>();
        boolean rich = shots.stream()
                        .map(Shot::words)
                        .filter(w -> !w.isEmpty())
                        .distinct()
                        .count()
                >= RICH;
        int silent = 0;
        for (Shot shot : shots) {
            String words = sung.stream()
                    .filter(w -> w.start() < shot.end() && w.end() > shot.start())
                    .map(Captions.Word::text)
                    .collect(Collectors.joining(" "));
            if (words.isEmpty()) {
                boolean brief = !shot.words().isEmpty() && (rich || silent % 2 == 0);
                words = brief ? shot.words() : scene(at(shot));
                silent++;
            }
            told.add(new Shot(shot.index(), shot.start(), shot.end(), words, shot.hint(), shot.sceneIndex()));
        }
        return told;
    }

    private String scene(Energy energy) {
        List<String> scenes = left.computeIfAbsent(energy, e -> new ArrayList<>());
        if (scenes.isEmpty()) {
            scenes.addAll(energy.scenes);
            Collections.shuffle(scenes, random);
        }
        return scenes.remove(0);
    }
}
