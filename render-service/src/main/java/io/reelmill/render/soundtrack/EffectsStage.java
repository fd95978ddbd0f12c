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
 * Synthesises sounds that go with the scenes: of things when they are named, of changes of pictures, of stickers that pop
 * up, and the air of the places.
 */
public final class EffectsStage implements Stage<EffectsStage.Order, EffectsStage.Effects> {

    /** Effects are no nearer to each other than this, seconds. */
    private static final double REST = 1.1;
    /** The same one is not heard again within this, seconds. */
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

    /** All that is to be heard. */
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

    /** A sound that goes with a moment; the lower its rank, the rather it is heard. */
    private record Wish(String name, double moment, boolean peaks, int rank) {}

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
        List<Cue> cues = new ArrayList<>(airs(order, folder, context));
        if (order.effects()) {
            List<Wish> heard = heard(wishes(order));
            for (int i = 0; i < heard.size(); i++) {
                context.check();
                Wish wish = heard.get(i);
                String file = "effect-" + i + ".wav";
                double loudest = EffectLibrary.write(wish.name(), order.seed() + i, folder.resolve(file));
                double lead = wish.peaks() ? loudest : LEAD;
                cues.add(new Cue(file, Math.max(0, wish.moment() - lead), false));
            }
        }
        return new Effects(cues);
    }

    private static List<Cue> airs(Order order, Path folder, StageContext context) throws IOException {
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

    /** All that might be heard. */
    private static List<Wish> wishes(Order order) {
        List<Wish> wishes = new ArrayList<>();
        order.pops().forEach(at -> wishes.add(new Wish("pop", at, true, 1)));
        if (order.language().toLowerCase(Locale.ROOT).startsWith("en")) {
            order.words().forEach(word -> EffectLibrary.named(word.text())
                    .ifPresent(name -> wishes.add(new Wish(name, word.start(), false, 0))));
        }
        for (int i = 0; i < order.shots().size(); i++) {
            Shot shot = order.shots().get(i);
            if (shot.index() > 0) {
                EffectLibrary.of(order.transitions().get(i).kind())
                        .ifPresent(name -> wishes.add(new Wish(name, shot.start(), true, 2)));
            }
            EffectLibrary.named(shot.hint())
                    .ifPresent(name -> wishes.add(new Wish(name, shot.start() + REST, false, 3)));
        }
        return wishes;
    }

    /** As many of them as there is room for. */
    private static List<Wish> heard(List<Wish> wishes) {
        List<Wish> heard = new ArrayList<>();
        Map<String, List<Double>> times = new HashMap<>();
        wishes.stream()
                .sorted(Comparator.comparingInt(Wish::rank).thenComparingDouble(Wish::moment))
                .forEach(wish -> {
                    boolean room = heard.stream().allMatch(h -> Math.abs(h.moment() - wish.moment()) >= REST);
                    boolean fresh = wish.peaks()
                            || times.getOrDefault(wish.name(), List.of()).stream()
                                    .allMatch(t -> Math.abs(t - wish.moment()) >= AGAIN);
                    if (room && fresh) {
                        heard.add(wish);
                        times.computeIfAbsent(wish.name(), n -> new ArrayList<>())
                                .add(wish.moment());
                    }
                });
        heard.sort(Comparator.comparingDouble(Wish::moment));
        return heard;
    }
}
