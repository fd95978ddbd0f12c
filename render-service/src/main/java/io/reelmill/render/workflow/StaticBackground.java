package io.reelmill.render.workflow;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.visuals.BackgroundStage;
import io.reelmill.render.visuals.Framing;
import io.reelmill.render.visuals.Visual;
import io.reelmill.render.workflow.NarratedScript.Spoken;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** A spoken text over one background that goes round and round. */
@ApplicationScoped
class StaticBackground implements Recipe {

    @Override
    public Workflow workflow() {
        return Workflow.STATIC_BACKGROUND_VIDEO;
    }

    @Override
    public Timeline plan(RenderAttempt take) throws Exception {
        NarratedScript narrating = new NarratedScript(take);
        InputFetcher gathering = new InputFetcher(take);
        boolean written = take.spec()
                .find(SourceParameters.TEXT)
                .filter(text -> !text.isBlank())
                .isPresent();
        Script script = written
                ? ScriptToVideo.script(take)
                : narrating.retell(
                        "source.url", gathering.page("source.url", take.spec().get(SourceParameters.URL)));
        FrameSize size = new FrameSize(take.spec());
        JsonNode given = take.spec().find(MediaParameters.BACKGROUND_VIDEO).orElse(null);
        Optional<QuizOverlay> quiz = QuizOverlay.after(take, script);
        Spoken spoken = narrating.speak(quiz.map(QuizOverlay::script).orElse(script));
        if (given == null) {
            Canvas canvas = size.largest();
            TimelineDraft cut = narrating.cut(spoken, canvas);
            return finish(take, narrating, cut.show(List.of(whole(cut)), List.of(made(take, cut))), spoken, quiz);
        }
        Material video = gathering.material(
                "media.backgroundVideo.url", given.path("url").asText(), "", size.largest(), Kind.VIDEO, Kind.IMAGE);
        boolean kept = given.path("noReencode").asBoolean() && video.isVideo();
        Canvas canvas = kept ? size.like(video) : size.canvas(List.of(video));
        TimelineDraft cut = narrating.cut(spoken, canvas);
        List<Shot> shots = List.of(whole(cut));
        List<Picture> pictures =
                new VisualSelection(take).pictures(cut, shots, List.of(new Visual.Given(video, 0, "", false)));
        return finish(take, narrating, cut.show(shots, pictures), spoken, quiz);
    }

    private static Timeline finish(
            RenderAttempt take, NarratedScript narrating, TimelineDraft cut, Spoken spoken, Optional<QuizOverlay> quiz)
            throws Exception {
        Look look = take.look(cut.canvas()).with(take.captioned(cut));
        new CharacterPlacement(take, look)
                .accompany(cut, narrating.shots(spoken.script(), spoken.words(), narrating.leadIn(), cut.seconds()));
        if (quiz.isPresent()) {
            quiz.get().lay(cut, spoken);
        }
        return new SoundAndOverlays(take).finish(cut);
    }

    private static Shot whole(TimelineDraft cut) {
        return new Shot(0, 0, cut.seconds(), cut.title(), "", 0);
    }

    private static Picture made(RenderAttempt take, TimelineDraft cut) throws Exception {
        Canvas canvas = cut.canvas();
        var order = new BackgroundStage.Order(
                cut.title(), canvas.width(), canvas.height(), canvas.frameRate(), take.seed());
        var loop = take.run(Step.VISUALS, new BackgroundStage(), order);
        return Framing.footage(
                loop.folder() + "/" + loop.value().file(),
                canvas.width(),
                canvas.height(),
                take.look(canvas),
                0,
                1,
                true);
    }
}
