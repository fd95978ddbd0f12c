package io.reelmill.render.soundtrack;

import io.reelmill.providers.picture.Shot;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.sound.effects.Ambience;
import io.reelmill.sound.effects.EffectLibrary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Synthesises sounds that go with the scenes: effects on cuts and things, and the air of the place. */
public final class EffectsStage implements Stage<EffectsStage.Order, EffectsStage.Effects> {

    /** Effects are no nearer to each other than this, seconds. */
    private static final double REST = 1.2;
    /** A sound that goes with a cut begins a little before it, seconds. */
    private static final double LEAD = 0.12;

    /**
     * @param seconds of the video
     * @param effects whether to match effects to the shots
     * @param ambience whether to lay the air of the place under all
     */
    public record Order(List<Shot> shots, double seconds, boolean effects, boolean ambience, long seed) {}

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
        List<Cue> cues = new ArrayList<>();
        if (order.ambience()) {
            String words =
                    String.join(" ", order.shots().stream().map(Shot::words).toList());
            Ambience.forPlace(words, order.seconds(), order.seed(), folder.resolve("ambience.wav"));
            cues.add(new Cue("ambience.wav", 0, true));
        }
        double last = -REST;
        for (Shot shot : order.effects() ? order.shots() : List.<Shot>of()) {
            context.check();
            Optional<String> name = EffectLibrary.match(shot.words() + " " + shot.hint(), shot.index() > 0);
            double at = Math.max(0, shot.start() - LEAD);
            if (name.isPresent() && at - last >= REST) {
                String file = "effect-" + shot.index() + ".wav";
                EffectLibrary.write(name.get(), order.seed() + shot.index(), folder.resolve(file));
                cues.add(new Cue(file, at, false));
                last = at;
            }
        }
        return new Effects(cues);
    }
}
