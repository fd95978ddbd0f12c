package io.reelmill.render.generation;

import io.reelmill.contracts.catalog.GenerationParameters;
import io.reelmill.contracts.catalog.GenerationSpec;
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
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import io.reelmill.timeline.Transition.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The pictures of one clip. */
final class ClipDrawing {

    /**
     * The camera comes from the whole of a given frame, or goes back to it, over this time, seconds. Within it, over {@link #BLEND},
     * the frame gives way to the moving picture of itself, which is seen from as near as {@link #NEAR}.
     */
    private static final double APPROACH = 1;

    private static final double BLEND = 0.6;
    private static final double NEAR = 0.85;

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

    /** A clip of the prompt alone. */
    Timeline free(DepictedCharacter cast) throws Exception {
        Picture picture = drawn(living(), seconds, cast);
        return timeline(List.of(clip("clip", picture, 0, seconds, Transition.CUT)));
    }

    /**
     * A clip that begins and ends with the given frames to the pixel. They are blended into moving pictures of themselves; where
     * one is missing the prompt's clip is in its place.
     */
    Timeline between(Optional<Material> first, Optional<Material> last) throws Exception {
        // a short clip has shorter blends
        double pace = Math.min(1, seconds / 4);
        List<Clip> clips = new ArrayList<>();
        boolean both = first.isPresent() && last.isPresent();
        double middle = seconds * (last.isPresent() && first.isEmpty() && !prompt.isEmpty() ? 0.55 : MIDDLE);
        double passage = PASSAGE * pace;
        double firstEnds = both || first.isEmpty() ? middle + passage / 2 : seconds;
        if (first.isPresent()) {
            double approach = APPROACH * pace;
            double begins = approach - BLEND * pace;
            clips.add(clip("first-frame", still(first.get(), 1, NEAR), 0, approach, Transition.CUT));
            clips.add(clip("begin", moving(first.get(), firstEnds - begins), begins, firstEnds, fade(BLEND * pace)));
        } else if (!prompt.isEmpty()) {
            clips.add(clip("begin", drawn(living(), firstEnds, null), 0, firstEnds, Transition.CUT));
        }
        if (last.isPresent()) {
            double begins = clips.isEmpty() ? 0 : middle - passage / 2;
            double returns = seconds - APPROACH * pace;
            double blendEnds = returns + BLEND * pace;
            Transition entry = clips.isEmpty() ? Transition.CUT : new Transition(Kind.ZOOM_THROUGH, passage);
            clips.add(clip("end", moving(last.get(), blendEnds - begins), begins, blendEnds, entry));
            clips.add(clip("last-frame", still(last.get(), NEAR, 1), returns, seconds, fade(BLEND * pace)));
        }
        return timeline(clips);
    }

    private Visual living() {
        return new Visual.Clip(LIVING, order.get(GenerationParameters.VIDEO_QUALITY));
    }

    private Picture moving(Material frame, double length) throws Exception {
        return drawn(new Visual.Given(frame, 0, "", true), length, null);
    }

    private Picture drawn(Visual visual, double length, DepictedCharacter cast) throws Exception {
        var stage = new VisualsStage(attempt.providers().pictures(), attempt.folder());
        var wanted = new VisualsStage.Order(
                prompt,
                List.of(new Shot(0, 0, length, prompt, prompt, 0)),
                List.of(visual),
                attempt.look(canvas),
                canvas.frameRate(),
                SpokenTrack.NOTHING,
                cast == null ? List.of() : List.of(cast));
        return attempt.run(Step.VISUALS, stage, wanted).value().pictures().get(0);
    }

    /** A frame as it is, the camera moving between two distances from it; 1 is the whole of it. */
    private Picture still(Material frame, double from, double to) {
        Layer layer = new Layer(frame.picture(), 0, 0, canvas.width(), canvas.height(), 1, null);
        Camera camera = new Camera(new View(0.5, 0.5, from), new View(0.5, 0.5, to), Easing.IN_OUT);
        return new Picture(canvas.width(), canvas.height(), List.of(layer), camera);
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
