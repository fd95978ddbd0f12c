package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;

/** Pictures for a recording: what is said in it decides what is seen. */
@ApplicationScoped
class AudioToVideo implements Recipe {

    @Override
    public Workflow workflow() {
        return Workflow.AUDIO_TO_VIDEO;
    }

    @Override
    public Timeline plan(Take take) throws Exception {
        FrameSize size = new FrameSize(take.spec());
        Material recording = new Gathering(take)
                .material(
                        "source.url",
                        take.spec().get(SourceParameters.URL),
                        "",
                        size.largest(),
                        Kind.AUDIO,
                        Kind.VIDEO);
        if (recording.sound() == null) {
            throw new ProviderException(Category.INPUT, "source.url has no sound.");
        }
        return new Recorded(take).film(recording, take.spec().get(OptionParameters.HAS_TO_TRANSCRIPT), size);
    }
}
