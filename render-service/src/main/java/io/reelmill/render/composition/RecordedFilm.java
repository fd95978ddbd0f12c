package io.reelmill.render.composition;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.FrameSize;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.hearing.TranscriptScript;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.progress.Step;
import io.reelmill.render.soundtrack.EnhanceStage;
import io.reelmill.render.source.Material;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.BRollMix;
import io.reelmill.render.visuals.EvenCutter;
import io.reelmill.render.visuals.Sequence;
import io.reelmill.render.visuals.Visual;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A film over a recording: its sound is kept, what is said in it becomes captions and pictures. */
public final class RecordedFilm {

    private final RenderAttempt attempt;
    private final InputFetcher inputs;
    private final VisualSelection selection;

    public RecordedFilm(RenderAttempt attempt) {
        this.attempt = attempt;
        this.inputs = new InputFetcher(attempt);
        this.selection = new VisualSelection(attempt);
    }

    /** @param listens whether what is said is to be written down */
    public Timeline film(Material recording, boolean listens, FrameSize size) throws Exception {
        attempt.requireAllowedLength(recording.seconds());
        List<Material> provided = inputs.provided(size.largest());
        List<Material> shapes = new ArrayList<>(List.of(recording));
        shapes.addAll(provided);
        boolean alone = isSeenAlone(recording);
        Canvas canvas = alone ? size.like(recording) : size.canvas(shapes);
        Transcript transcript = listens ? inputs.words(recording) : new Transcript(attempt.language(), List.of());
        if (listens && transcript.words().isEmpty()) {
            attempt.warn("no speech was heard in source.url; there are no captions");
        }
        String topic = attempt.spec().find(SourceParameters.PROMPT).orElse("");
        MergedVideos videos = new MergedVideos(attempt);
        Optional<Sequence> sequence = videos.of(provided);
        double seconds =
                Math.max(recording.seconds(), sequence.map(Sequence::least).orElse(0.0));
        TimelineDraft draft =
                new TimelineDraft(canvas, seconds, topic.isEmpty() ? "sound" : topic, languageOf(transcript));
        if (topic.isEmpty()) {
            draft.untitled();
        }
        if (recording.sound() != null) {
            draft.addTrack(sound(recording, alone, listens && transcript.words().isEmpty()));
        }
        List<Shot> shots = alone
                ? List.of(new Shot(0, 0, draft.seconds(), topic, "", 0))
                : shots(recording, transcript, topic, draft, sequence.isPresent() ? 0 : provided.size());
        if (alone) {
            draft.addCaptions(ScriptNarration.words(new TranscriptScript(transcript).words(), 0));
        }
        if (!alone) {
            shots = new MusicSelection(attempt).inTime(shots, draft);
        }
        if (sequence.isPresent() && !alone) {
            shots = videos.shots(sequence.get(), draft, shots);
            videos.hear(sequence.get(), shots, draft);
        }
        Optional<Material> website = alone ? Optional.empty() : inputs.website(canvas, draft.seconds());
        if (website.isPresent() && !isMixed(recording)) {
            shots = List.of(selection.whole(draft));
        }
        List<Visual> made = alone || website.isPresent()
                ? BRollMix.footageOnly(website.orElse(recording), shots)
                : selection.visuals(sequence, provided, shots, draft);
        List<Visual> visuals = isMixed(recording) ? mixing().mix(recording, shots, made) : made;
        return new SoundAndOverlays(attempt)
                .finish(draft.setPictures(shots, selection.pictures(draft, shots, visuals)));
    }

    /** The recording's sound: a voice enhanced where the request asks for it, anything else as it is. */
    private AudioTrack sound(Material recording, boolean alone, boolean speechless) throws Exception {
        boolean enhances = attempt.spec().get(VoiceParameters.ENHANCE_AUDIO);
        if (enhances && speechless) {
            attempt.warn("voice.enhanceAudio had no voice to enhance, and is not charged: no speech was heard in"
                    + " source.url");
        }
        if (!enhances || speechless) {
            return new AudioTrack(alone ? Role.ORIGINAL : Role.SOURCE, recording.sound(), 0, 0, 0, alone ? 0 : 0.05);
        }
        attempt.usageCounter().enhanced();
        Result<EnhanceStage.Enhanced> enhanced = attempt.run(
                Step.SOUNDTRACK, new EnhanceStage(attempt.folder()), new EnhanceStage.Order(recording.sound()));
        String file = enhanced.folder() + "/" + enhanced.value().file();
        return new AudioTrack(Role.SOURCE, file, 0, 0, 0, 0.05);
    }

    private List<Shot> shots(Material recording, Transcript transcript, String topic, TimelineDraft draft, int given)
            throws Exception {
        ScriptNarration narration = new ScriptNarration(attempt);
        if (transcript.words().isEmpty()) {
            List<Shot> even = new EvenCutter(narration.picturesPerMinute()).cut(draft.seconds(), topic);
            return recording.sound() == null ? even : inputs.scenes(recording).of(even, List.of());
        }
        TranscriptScript heard = new TranscriptScript(transcript);
        Script script = heard.script(topic);
        draft.addCaptions(ScriptNarration.words(heard.words(), 0));
        return narration.shots(script, heard.words(), 0, draft.seconds(), given);
    }

    /** Only a video that is to be captioned is seen by itself; of others the sound is the source. */
    private boolean isSeenAlone(Material recording) {
        return recording.isVideo()
                && attempt.spec().workflow() == Workflow.CAPTION_VIDEO
                && attempt.spec().find(MediaParameters.B_ROLL_TYPE).isEmpty();
    }

    /** Whether a recorded picture takes part beside those that are made. */
    private boolean isMixed(Material recording) {
        return recording.isVideo()
                && attempt.spec().find(MediaParameters.B_ROLL_TYPE).isPresent();
    }

    private BRollMix mixing() {
        return BRollMix.named(attempt.spec().get(MediaParameters.B_ROLL_TYPE));
    }

    private String languageOf(Transcript transcript) {
        return transcript.language().isEmpty() ? "en" : transcript.language();
    }
}
