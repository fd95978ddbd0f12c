package io.reelmill.render.recipe;

import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.render.attempt.FrameSize;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.RecordedFilm;
import io.reelmill.render.input.InputFetcher;
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
    public Timeline plan(RenderAttempt attempt) throws Exception {
        FrameSize size = new FrameSize(attempt.spec());
        Material video = new InputFetcher(attempt)
                .material("source.url", attempt.spec().get(SourceParameters.URL), "", size.largest(), Kind.VIDEO);
        boolean listens = video.sound() != null && attempt.spec().get(OptionParameters.HAS_TO_TRANSCRIPT);
        if (video.sound() == null) {
            attempt.warn("source.url has no sound; there is nothing to caption");
        }
        return new RecordedFilm(attempt).film(video, listens, size);
    }
}
