package io.reelmill.render.generation;

import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.progress.Step;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.SpokenTrack;
import io.reelmill.render.visuals.Visual;
import io.reelmill.render.visuals.VisualsStage;
import io.reelmill.timeline.Canvas;
import io.reelmill.writer.language.LanguageDetector;
import java.nio.file.Path;
import java.util.List;

/** Draws single images. */
final class ImageDrawing {

    /** Pictures are planned for a time in which they are seen, seconds. */
    private static final double SEEN = 4;

    private static final long NEXT = 0x9E3779B97F4A7C15L;

    private final RenderAttempt attempt;
    private final Canvas canvas;

    ImageDrawing(RenderAttempt attempt, Canvas canvas) {
        this.attempt = attempt;
        this.canvas = canvas;
    }

    /**
     * Draws one of several images of the same prompt.
     *
     * @param cast who appears, or null
     * @param index 0 for the first; each is another
     * @return PNG
     */
    Path draw(String prompt, DepictedCharacter cast, int index) throws Exception {
        Look look = varied(attempt.look(canvas), index)
                .speaking(LanguageDetector.detect(prompt).language());
        var order = new VisualsStage.Order(
                prompt,
                List.of(new Shot(0, 0, SEEN, prompt, prompt, 0)),
                List.of(new Visual.Drawn()),
                look,
                canvas.frameRate(),
                SpokenTrack.NOTHING,
                cast == null ? List.of() : List.of(cast));
        Picture picture = attempt.run(
                        Step.VISUALS, new VisualsStage(attempt.providers().pictures(), attempt.folder()), order)
                .value()
                .pictures()
                .get(0);
        var still = new StillStage(attempt.providers().filmMaker(), attempt.folder());
        Result<StillStage.Still> made = attempt.run(Step.FILM, still, new StillStage.Order(picture, canvas, index));
        return attempt.folder().resolve(made.folder()).resolve(made.value().file());
    }

    private static Look varied(Look look, int index) {
        return new Look(
                look.preset(),
                look.palette(),
                look.direction(),
                look.frameWidth(),
                look.frameHeight(),
                look.seed() + index * NEXT,
                look.detail(),
                look.captioned(),
                look.language());
    }
}
