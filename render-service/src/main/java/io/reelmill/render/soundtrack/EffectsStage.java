package io.reelmill.render.soundtrack;

import io.reelmill.providers.picture.Shot;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.sound.effects.Ambience;
import io.reelmill.sound.effects.EffectLibrary;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Synthesises effects for things when they are named, for transitions and for stickers, and the ambience of places.
 */
public final class EffectsStage implements Stage<EffectsStage.Order, EffectsStage.Effects> {

    /** Effects are no nearer to each other than this, seconds. */
    private static final double REST = 1.1;
    /** The same one is not kept again within this, seconds. */
    private static final double AGAIN = 6;
    /** The sound of a thing begins a little before its word, seconds. */
    private static final double LEAD = 0.06;
    /** Places overlap by this at either side, seconds. */
    private static final double BLEND = 0.5;

    /**
     * @param transitions into the shots, one for each
     * @param words that are heard, with the seconds of the video
     * @param language of the words; things are known by their English names
     * @param pops seconds at which something springs up
     * @param seconds of the video
     * @param effects whether to match effects to the shots
     * @param ambience whether there is air where no place is named, too
     */
    public record Order(
            List<Shot> shots,
            List<Transition> transitions,
            List<Captions.Word> words,
            String language,
            List<Double> pops,
            double seconds,
            boolean effects,
            boolean ambience,
            long seed) {}

    /** All that is to be kept. */
    public record Effects(List<Cue> cues) {
        public Effects {
            cues = List.copyOf(cues);
        }
    }

    /**
     * @param file WAV in the stage's folder
     * @param at seconds of the video
     */
    public record Cue(String file, double at, boolean ambience) {}

    /**
     * An effect that fits a moment.
     *
     * @param moment seconds of the video
     * @param peaks whether its loudest point falls on the moment; otherwise it begins there
     * @param rank of two that are too near to each other, the one of lower rank is kept
     */
    private record Candidate(String name, double moment, boolean peaks, int rank) {}

    @Override
    public String name() {
        return "effects";
    }

    @Override
    public Class<Effects> resultType() {
        return Effects.class;
    }

    @Override
    public Effects run(Order order, Path folder, StageContext context) throws IOException {
        List<Cue> cues = new ArrayList<>(ambiences(order, folder, context));
        if (order.effects()) {
            List<Candidate> kept = kept(candidates(order));
            for (int i = 0; i < kept.size(); i++) {
                context.check();
                Candidate candidate = kept.get(i);
                String file = "effect-" + i + ".wav";
                double loudest = EffectLibrary.write(candidate.name(), order.seed() + i, folder.resolve(file));
                double lead = candidate.peaks() ? loudest : LEAD;
                cues.add(new Cue(file, Math.max(0, candidate.moment() - lead), false));
            }
        }
        return new Effects(cues);
    }

    private static List<Cue> ambiences(Order order, Path folder, StageContext context) throws IOException {
        List<Cue> cues = new ArrayList<>();
        for (AmbienceSpan air : AmbienceSpan.of(order.shots(), order.seconds())) {
            context.check();
            if (order.ambience() || !air.place().equals(AmbienceSpan.INDOORS)) {
                double from = Math.max(0, air.from() - BLEND);
                double to = Math.min(order.seconds(), air.to() + BLEND);
                String file = "ambience-" + cues.size() + ".wav";
                Ambience.forPlace(air.place(), to - from, order.seed() + cues.size(), folder.resolve(file));
                cues.add(new Cue(file, from, true));
            }
        }
        return cues;
    }

    /** Every effect that fits something. */
    private static List<Candidate> candidates(Order order) {
        List<Candidate> candidates = new ArrayList<>();
        order.pops().forEach(at -> candidates.add(new Candidate("pop", at, true, 1)));
        if (order.language().toLowerCase(Locale.ROOT).startsWith("en")) {
            order.words().forEach(word -> EffectLibrary.named(word.text())
                    .ifPresent(name -> candidates.add(new Candidate(name, word.start(), false, 0))));
        }
        for (int i = 0; i < order.shots().size(); i++) {
            Shot shot = order.shots().get(i);
            if (shot.index() > 0) {
                EffectLibrary.of(order.transitions().get(i).kind())
                        .ifPresent(name -> candidates.add(new Candidate(name, shot.start(), true, 2)));
            }
            EffectLibrary.named(shot.hint())
                    .ifPresent(name -> candidates.add(new Candidate(name, shot.start() + REST, false, 3)));
        }
        return candidates;
    }

    /** Those of them that keep their distance, by rank. */
    private static List<Candidate> kept(List<Candidate> candidates) {
        List<Candidate> kept = new ArrayList<>();
        Map<String, List<Double>> times = new HashMap<>();
        candidates.stream()
                .sorted(Comparator.comparingInt(Candidate::rank).thenComparingDouble(Candidate::moment))
                .forEach(candidate -> {
                    boolean room = kept.stream().allMatch(h -> Math.abs(h.moment() - candidate.moment()) >= REST);
                    boolean fresh = candidate.peaks()
                            || times.getOrDefault(candidate.name(), List.of()).stream()
                                    .allMatch(t -> Math.abs(t - candidate.moment()) >= AGAIN);
                    if (room && fresh) {
                        kept.add(candidate);
                        times.computeIfAbsent(candidate.name(), n -> new ArrayList<>())
                                .add(candidate.moment());
                    }
                });
        kept.sort(Comparator.comparingDouble(Candidate::moment));
        return kept;
    }
}
