package io.reelmill.render.recipe;

import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.FrameSize;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.ScriptNarration;
import io.reelmill.render.composition.SoundAndOverlays;
import io.reelmill.render.figure.MotionStage;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.progress.Step;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.Framing;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/** The motion of a video, performed by the figure of a picture. */
@ApplicationScoped
public class MotionTransfer implements Recipe {

    @Override
    public Workflow workflow() {
        return Workflow.MOTION_TRANSFER;
    }

    @Override
    public Timeline plan(RenderAttempt attempt) throws Exception {
        FrameSize size = new FrameSize(attempt.spec());
        InputFetcher inputs = new InputFetcher(attempt);
        Material source =
                inputs.material("source.url", attempt.spec().get(SourceParameters.URL), "", size.largest(), Kind.VIDEO);
        attempt.requireAllowedLength(source.seconds());
        Material character = inputs.figure(size.largest());
        Canvas canvas = size.canvas(List.of(source));
        var order = new MotionStage.Order(
                character.picture(), source.picture(), canvas.width(), canvas.height(), canvas.frameRate());
        Result<MotionStage.Moved> moved = attempt.run(
                Step.FIGURE, new MotionStage(attempt.providers().figures().motion(), attempt.folder()), order);
        TimelineDraft draft = new TimelineDraft(
                        canvas, source.seconds(), "motion", ScriptNarration.languageOr(attempt, "en"))
                .untitled();
        attempt.usageCounter().clips((int)
                Math.ceil(draft.seconds() / attempt.services().prices().clipSeconds()));
        if (source.sound() != null) {
            draft.addTrack(new AudioTrack(AudioTrack.Role.SOURCE, source.sound(), 0, 0, 0, 0.05));
        }
        draft.setPictures(
                List.of(new Shot(0, 0, draft.seconds(), "", "", 0)),
                List.of(Framing.footage(
                        moved.folder() + "/" + moved.value().file(),
                        canvas.width(),
                        canvas.height(),
                        attempt.look(canvas),
                        0,
                        1,
                        false)));
        return new SoundAndOverlays(attempt).finish(draft);
    }
}
