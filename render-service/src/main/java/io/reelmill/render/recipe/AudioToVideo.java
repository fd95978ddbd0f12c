package io.reelmill.render.recipe;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.render.attempt.FrameSize;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.RecordedFilm;
import io.reelmill.render.hearing.SpokenPartsStage;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.progress.Step;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.stage.StageRunner.Result;
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
    public Timeline plan(RenderAttempt attempt) throws Exception {
        FrameSize size = new FrameSize(attempt.spec());
        Material recording = new InputFetcher(attempt)
                .material(
                        "source.url",
                        attempt.spec().get(SourceParameters.URL),
                        "",
                        size.largest(),
                        Kind.AUDIO,
                        Kind.VIDEO);
        if (recording.sound() == null) {
            throw new ProviderException(Category.INPUT, "source.url has no sound.");
        }
        if (!attempt.spec().get(OptionParameters.USE_WHOLE_AUDIO)) {
            recording = spokenParts(attempt, recording);
        }
        return new RecordedFilm(attempt).film(recording, attempt.spec().get(OptionParameters.HAS_TO_TRANSCRIPT), size);
    }

    /** The recording without its long rests; a picture that is seen beside others stays in time with its sound. */
    private static Material spokenParts(RenderAttempt attempt, Material recording) throws Exception {
        if (recording.isVideo()
                && attempt.spec().find(MediaParameters.B_ROLL_TYPE).isPresent()) {
            attempt.warn("options.useWholeAudio: the sound was used whole, since its picture is seen in time with it");
            return recording;
        }
        SpokenPartsStage stage = new SpokenPartsStage(attempt.folder());
        Result<SpokenPartsStage.Spoken> spoken =
                attempt.run(Step.SOURCE, stage, new SpokenPartsStage.Order(recording.sound(), recording.seconds()));
        String file = spoken.value().file();
        return file == null
                ? recording
                : recording.heard(spoken.folder() + "/" + file, spoken.value().seconds());
    }
}
