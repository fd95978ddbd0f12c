package io.reelmill.render.recipe;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.FrameSize;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.CharacterPlacement;
import io.reelmill.render.composition.QuizOverlay;
import io.reelmill.render.composition.ScriptNarration;
import io.reelmill.render.composition.ScriptNarration.Spoken;
import io.reelmill.render.composition.SoundAndOverlays;
import io.reelmill.render.composition.VisualSelection;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.progress.Step;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.visuals.BackgroundStage;
import io.reelmill.render.visuals.Framing;
import io.reelmill.render.visuals.Visual;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** A spoken text over one background that goes round and round. */
@ApplicationScoped
class StaticBackgroundVideo implements Recipe {

    @Override
    public Workflow workflow() {
        return Workflow.STATIC_BACKGROUND_VIDEO;
    }

    @Override
    public Timeline plan(RenderAttempt attempt) throws Exception {
        ScriptNarration narration = new ScriptNarration(attempt);
        InputFetcher inputs = new InputFetcher(attempt);
        boolean written = attempt.spec()
                .find(SourceParameters.TEXT)
                .filter(text -> !text.isBlank())
                .isPresent();
        Script script = written
                ? ScriptToVideo.script(attempt)
                : narration.retell(
                        "source.url", inputs.page("source.url", attempt.spec().get(SourceParameters.URL)));
        FrameSize size = new FrameSize(attempt.spec());
        JsonNode given = attempt.spec().find(MediaParameters.BACKGROUND_VIDEO).orElse(null);
        Optional<QuizOverlay> quiz = QuizOverlay.after(attempt, script);
        Spoken spoken = narration.speak(quiz.map(QuizOverlay::script).orElse(script));
        if (given == null) {
            Canvas canvas = size.largest();
            TimelineDraft draft = narration.cut(spoken, canvas);
            return finish(
                    attempt,
                    narration,
                    draft.setPictures(List.of(whole(draft)), List.of(made(attempt, draft))),
                    spoken,
                    quiz);
        }
        Material video = inputs.material(
                "media.backgroundVideo.url", given.path("url").asText(), "", size.largest(), Kind.VIDEO, Kind.IMAGE);
        boolean kept = given.path("noReencode").asBoolean() && video.isVideo();
        Canvas canvas = kept ? size.like(video) : size.canvas(List.of(video));
        TimelineDraft draft = narration.cut(spoken, canvas);
        List<Shot> shots = List.of(whole(draft));
        List<Picture> pictures =
                new VisualSelection(attempt).pictures(draft, shots, List.of(new Visual.Given(video, 0, "", false)));
        return finish(attempt, narration, draft.setPictures(shots, pictures), spoken, quiz);
    }

    private static Timeline finish(
            RenderAttempt attempt,
            ScriptNarration narration,
            TimelineDraft draft,
            Spoken spoken,
            Optional<QuizOverlay> quiz)
            throws Exception {
        Look look = attempt.look(draft.canvas()).with(attempt.captioned(draft));
        new CharacterPlacement(attempt, look)
                .accompany(
                        draft, narration.shots(spoken.script(), spoken.words(), narration.leadIn(), draft.seconds()));
        if (quiz.isPresent()) {
            quiz.get().lay(draft, spoken);
        }
        return new SoundAndOverlays(attempt).finish(draft);
    }

    private static Shot whole(TimelineDraft draft) {
        return new Shot(0, 0, draft.seconds(), draft.title(), "", 0);
    }

    private static Picture made(RenderAttempt attempt, TimelineDraft draft) throws Exception {
        Canvas canvas = draft.canvas();
        var order = new BackgroundStage.Order(
                draft.title(), canvas.width(), canvas.height(), canvas.frameRate(), attempt.seed());
        var loop = attempt.run(Step.VISUALS, new BackgroundStage(), order);
        return Framing.footage(
                loop.folder() + "/" + loop.value().file(),
                canvas.width(),
                canvas.height(),
                attempt.look(canvas),
                0,
                1,
                true);
    }
}
