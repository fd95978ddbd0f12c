package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.VoiceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.script.Script;
import io.reelmill.render.hearing.TranscriptScript;
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
final class RecordingWorkflow {

    private final RenderAttempt take;
    private final InputFetcher gathering;
    private final VisualSelection showing;

    RecordingWorkflow(RenderAttempt take) {
        this.take = take;
        this.gathering = new InputFetcher(take);
        this.showing = new VisualSelection(take);
    }

    /** @param listens whether what is said is to be written down */
    Timeline film(Material recording, boolean listens, FrameSize size) throws Exception {
        List<Material> provided = gathering.provided(size.largest());
        List<Material> shapes = new ArrayList<>(List.of(recording));
        shapes.addAll(provided);
        boolean alone = isSeenAlone(recording);
        Canvas canvas = alone ? size.like(recording) : size.canvas(shapes);
        Transcript transcript = listens ? gathering.words(recording) : new Transcript(take.language(), List.of());
        if (listens && transcript.words().isEmpty()) {
            take.warn("no speech was heard in source.url; there are no captions");
        }
        String topic = take.spec().find(SourceParameters.PROMPT).orElse("");
        ClipMerger merging = new ClipMerger(take);
        Optional<Sequence> sequence = merging.of(provided);
        double seconds =
                Math.max(recording.seconds(), sequence.map(Sequence::least).orElse(0.0));
        TimelineDraft cut =
                new TimelineDraft(canvas, seconds, topic.isEmpty() ? "sound" : topic, languageOf(transcript));
        if (topic.isEmpty()) {
            cut.untitled();
        }
        if (recording.sound() != null) {
            cut.hear(sound(recording, alone, listens && transcript.words().isEmpty()));
        }
        List<Shot> shots =
                alone ? List.of(new Shot(0, 0, cut.seconds(), topic, "", 0)) : shots(recording, transcript, topic, cut);
        if (alone) {
            cut.caption(NarratedScript.words(new TranscriptScript(transcript).words(), 0));
        }
        if (!alone) {
            shots = new MusicSelection(take).inTime(shots, cut);
        }
        if (sequence.isPresent() && !alone) {
            shots = merging.shots(sequence.get(), cut, shots);
            merging.hear(sequence.get(), shots, cut);
        }
        Optional<Material> website = alone ? Optional.empty() : gathering.website(canvas, cut.seconds());
        if (website.isPresent() && !isMixed(recording)) {
            shots = List.of(showing.whole(cut));
        }
        List<Visual> made = alone || website.isPresent()
                ? BRollMix.footageOnly(website.orElse(recording), shots)
                : showing.visuals(sequence, provided, shots, cut.seconds());
        List<Visual> visuals = isMixed(recording) ? mixing().mix(recording, shots, made) : made;
        return new SoundAndOverlays(take).finish(cut.show(shots, showing.pictures(cut, shots, visuals)));
    }

    /** The recording's sound: a voice enhanced where the request asks for it, anything else as it is. */
    private AudioTrack sound(Material recording, boolean alone, boolean speechless) throws Exception {
        boolean enhances = take.spec().get(VoiceParameters.ENHANCE_AUDIO);
        if (enhances && speechless) {
            take.warn(
                    "voice.enhanceAudio had no voice to enhance, and is not charged: no speech was heard in source.url");
        }
        if (!enhances || speechless) {
            return new AudioTrack(alone ? Role.ORIGINAL : Role.SOURCE, recording.sound(), 0, 0, 0, alone ? 0 : 0.05);
        }
        take.tally().enhanced();
        Result<EnhanceStage.Enhanced> enhanced =
                take.run(Step.SOUNDTRACK, new EnhanceStage(take.folder()), new EnhanceStage.Order(recording.sound()));
        String file = enhanced.folder() + "/" + enhanced.value().file();
        return new AudioTrack(Role.SOURCE, file, 0, 0, 0, 0.05);
    }

    private List<Shot> shots(Material recording, Transcript transcript, String topic, TimelineDraft cut)
            throws Exception {
        NarratedScript narrating = new NarratedScript(take);
        if (transcript.words().isEmpty()) {
            List<Shot> even = new EvenCutter(narrating.picturesPerMinute()).cut(cut.seconds(), topic);
            return recording.sound() == null
                    ? even
                    : gathering.scenes(recording).of(even, List.of());
        }
        TranscriptScript heard = new TranscriptScript(transcript);
        Script script = heard.script(topic);
        cut.caption(NarratedScript.words(heard.words(), 0));
        return narrating.shots(script, heard.words(), 0, cut.seconds());
    }

    /** Only a video that is to be captioned is seen by itself; of others the sound is the source. */
    private boolean isSeenAlone(Material recording) {
        return recording.isVideo()
                && take.spec().workflow() == Workflow.CAPTION_VIDEO
                && take.spec().find(MediaParameters.B_ROLL_TYPE).isEmpty();
    }

    /** Whether a recorded picture takes part beside those that are made. */
    private boolean isMixed(Material recording) {
        return recording.isVideo()
                && take.spec().find(MediaParameters.B_ROLL_TYPE).isPresent();
    }

    private BRollMix mixing() {
        return BRollMix.named(take.spec().get(MediaParameters.B_ROLL_TYPE));
    }

    private String languageOf(Transcript transcript) {
        return transcript.language().isEmpty() ? "en" : transcript.language();
    }
}
