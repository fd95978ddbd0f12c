package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;

/** An existing video with captions of what is said in it. */
@ApplicationScoped
class CaptionVideo implements Recipe {

    @Override
    public Workflow workflow() {
        return Workflow.CAPTION_VIDEO;
    }

    @Override
    public Timeline plan(RenderAttempt take) throws Exception {
        FrameSize size = new FrameSize(take.spec());
        Material video = new InputFetcher(take)
                .material("source.url", take.spec().get(SourceParameters.URL), "", size.largest(), Kind.VIDEO);
        boolean listens = video.sound() != null && take.spec().get(OptionParameters.HAS_TO_TRANSCRIPT);
        if (video.sound() == null) {
            take.warn("source.url has no sound; there is nothing to caption");
        }
        return new RecordingWorkflow(take).film(video, listens, size);
    }
}
