package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.figure.MotionStage;
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
class MotionTransferred implements Recipe {

    @Override
    public Workflow workflow() {
        return Workflow.MOTION_TRANSFER;
    }

    @Override
    public Timeline plan(RenderAttempt take) throws Exception {
        FrameSize size = new FrameSize(take.spec());
        InputFetcher gathering = new InputFetcher(take);
        Material source =
                gathering.material("source.url", take.spec().get(SourceParameters.URL), "", size.largest(), Kind.VIDEO);
        Material character = gathering.figure(size.largest());
        Canvas canvas = size.canvas(List.of(source));
        var order = new MotionStage.Order(
                character.picture(), source.picture(), canvas.width(), canvas.height(), canvas.frameRate());
        Result<MotionStage.Moved> moved =
                take.run(Step.FIGURE, new MotionStage(take.crew().figures().motion(), take.folder()), order);
        TimelineDraft cut =
                new TimelineDraft(canvas, source.seconds(), "motion", NarratedScript.languageOr(take, "en")).untitled();
        take.tally().clips((int) Math.ceil(cut.seconds() / take.desk().prices().clipSeconds()));
        if (source.sound() != null) {
            cut.hear(new AudioTrack(AudioTrack.Role.SOURCE, source.sound(), 0, 0, 0, 0.05));
        }
        cut.show(
                List.of(new Shot(0, 0, cut.seconds(), "", "", 0)),
                List.of(Framing.footage(
                        moved.folder() + "/" + moved.value().file(),
                        canvas.width(),
                        canvas.height(),
                        take.look(canvas),
                        0,
                        1,
                        false)));
        return new SoundAndOverlays(take).finish(cut);
    }
}
