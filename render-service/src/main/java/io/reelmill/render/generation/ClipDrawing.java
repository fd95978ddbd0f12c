package io.reelmill.render.generation;

import io.reelmill.contracts.catalog.GenerationParameters;
import io.reelmill.contracts.catalog.GenerationSpec;
import io.reelmill.providers.footage.StillOrder.Rest;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.progress.Step;
import io.reelmill.render.source.Material;
import io.reelmill.render.visuals.SpokenTrack;
import io.reelmill.render.visuals.Visual;
import io.reelmill.render.visuals.VisualsStage;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import io.reelmill.timeline.Transition.Kind;
import io.reelmill.writer.language.LanguageDetector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The pictures of one clip. */
final class ClipDrawing {

    /**
     * A given frame is seen as it is at first, and gives way over this time, seconds, to the moving picture of itself, which is at
     * rest then: nothing is seen twice.
     */
    private static final double BLEND = 0.4;

    /** Frames of a clip in which nothing but a given frame is seen. */
    private static final int HELD = 2;

    /** Until the moving picture of a given frame moves fully, seconds. */
    private static final double RAMP = 1.2;

    /** From what begins with the first frame to what ends with the last, seconds. */
    private static final double PASSAGE = 0.9;

    /** Of a clip, in which one picture gives way to the other. */
    private static final double MIDDLE = 0.5;

    private static final String LIVING = "ai-video";

    private final RenderAttempt attempt;
    private final GenerationSpec order;
    private final String prompt;
    private final Canvas canvas;
    private final double seconds;

    ClipDrawing(RenderAttempt attempt, GenerationSpec order, String prompt, Canvas canvas, double seconds) {
        this.attempt = attempt;
        this.order = order;
        this.prompt = prompt;
        this.canvas = canvas;
        this.seconds = seconds;
    }

    /** A stretch of the clip in which something moves. */
    private record Stretch(String id, Visual visual, double start, double end, Transition entry) {}

    /** A clip of the prompt alone. */
    Timeline free(DepictedCharacter cast) throws Exception {
        return timeline(drawn(
                List.of(new Stretch("clip", living(), 0, seconds, Transition.CUT)),
                cast == null ? List.of() : List.of(cast)));
    }

    /**
     * A clip that begins and ends with the given frames to the pixel. They are blended into moving pictures of themselves; where
     * one is missing the prompt's clip is in its place.
     */
    Timeline between(Optional<Material> first, Optional<Material> last) throws Exception {
        // a short clip has shorter blends
        double pace = Math.min(1, seconds / 4);
        List<Stretch> stretches = new ArrayList<>();
        boolean both = first.isPresent() && last.isPresent();
        double middle = seconds * (last.isPresent() && first.isEmpty() && !prompt.isEmpty() ? 0.55 : MIDDLE);
        double passage = PASSAGE * pace;
        double firstEnds = both || first.isEmpty() ? middle + passage / 2 : seconds;
        double held = HELD / canvas.frameRate();
        double blend = BLEND * pace;
        double ramp = RAMP * pace;
        if (first.isPresent()) {
            Visual moving = moving(first.get(), new Rest(blend / 2, null, ramp));
            stretches.add(new Stretch("begin", moving, held, firstEnds, fade(blend)));
        } else if (!prompt.isEmpty()) {
            stretches.add(new Stretch("begin", living(), 0, firstEnds, Transition.CUT));
        }
        double returns = seconds - held - blend;
        if (last.isPresent()) {
            boolean alone = stretches.isEmpty();
            Transition entry = alone ? Transition.CUT : new Transition(Kind.ZOOM_THROUGH, passage);
            double begins = alone ? 0 : middle - passage / 2;
            Visual moving = moving(last.get(), new Rest(null, returns + blend / 2 - begins, ramp));
            stretches.add(new Stretch("end", moving, begins, seconds - held, entry));
        }
        List<Clip> clips = new ArrayList<>(drawn(stretches, List.of()));
        if (first.isPresent()) {
            clips.add(0, clip("first-frame", still(first.get()), 0, held + blend, Transition.CUT));
        }
        if (last.isPresent()) {
            clips.add(clip("last-frame", still(last.get()), returns, seconds, fade(blend)));
        }
        return timeline(clips);
    }

    private Visual living() {
        return new Visual.Clip(LIVING, order.get(GenerationParameters.VIDEO_QUALITY));
    }

    private static Visual moving(Material frame, Rest rest) {
        return new Visual.Given(frame, 0, "", true, 1, rest);
    }

    /** All stretches at the same time, each on a core of its own. */
    private List<Clip> drawn(List<Stretch> stretches, List<DepictedCharacter> cast) throws Exception {
        List<Shot> shots = new ArrayList<>();
        for (Stretch stretch : stretches) {
            shots.add(new Shot(shots.size(), 0, stretch.end() - stretch.start(), prompt, prompt, 0));
        }
        var stage = new VisualsStage(attempt.providers().pictures(), attempt.folder());
        var wanted = new VisualsStage.Order(
                prompt,
                shots,
                stretches.stream().map(Stretch::visual).toList(),
                attempt.look(canvas).speaking(LanguageDetector.detect(prompt).language()),
                canvas.frameRate(),
                SpokenTrack.NOTHING,
                cast);
        List<Picture> pictures =
                attempt.run(Step.VISUALS, stage, wanted).value().pictures();
        List<Clip> clips = new ArrayList<>();
        for (Stretch stretch : stretches) {
            Picture picture = pictures.get(clips.size());
            clips.add(clip(stretch.id(), picture, stretch.start(), stretch.end(), stretch.entry()));
        }
        return clips;
    }

    /** A frame as it is. */
    private Picture still(Material frame) {
        Layer layer = new Layer(frame.picture(), 0, 0, canvas.width(), canvas.height(), 1, null);
        Camera whole = Camera.still(new View(0.5, 0.5, 1));
        return new Picture(canvas.width(), canvas.height(), List.of(layer), whole);
    }

    private static Transition fade(double length) {
        return new Transition(Kind.CROSS_FADE, length);
    }

    private static Clip clip(String id, Picture picture, double start, double end, Transition entry) {
        return new Clip(
                id, start, end, picture.stageWidth(), picture.stageHeight(), picture.layers(), picture.camera(), entry);
    }

    private Timeline timeline(List<Clip> clips) {
        return new Timeline(canvas, seconds, clips, Captions.none(), List.of());
    }
}
