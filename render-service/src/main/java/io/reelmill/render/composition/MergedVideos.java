package io.reelmill.render.composition;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.providers.picture.Shot;
import io.reelmill.render.assembly.TimelineDraft;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.progress.Step;
import io.reelmill.render.soundtrack.SequenceSoundStage;
import io.reelmill.render.source.Material;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.BeatAligner;
import io.reelmill.render.visuals.Sequence;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import io.reelmill.timeline.Captions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Provided videos, merged where the request asks for it. */
public final class MergedVideos {

    /** What happens in the videos is heard better than the mere air of a place, dB. */
    private static final double ABOVE_AIR = 6;

    private final RenderAttempt attempt;

    public MergedVideos(RenderAttempt attempt) {
        this.attempt = attempt;
    }

    /** The sequence that is seen instead of single pictures, if any. */
    public Optional<Sequence> of(List<Material> provided) {
        boolean full = attempt.spec().get(MediaParameters.MERGE_VIDEOS_FULL);
        if (!full && !attempt.spec().get(MediaParameters.MERGE_VIDEOS)) {
            return Optional.empty();
        }
        List<Material> videos = provided.stream().filter(Material::isVideo).toList();
        String field = full ? "media.mergeVideosFull" : "media.mergeVideos";
        if (videos.isEmpty()) {
            attempt.warn(field + " had nothing to merge: media.provided has no video");
            return Optional.empty();
        }
        if (videos.size() < provided.size()) {
            attempt.warn(field + " merges videos only; the images in media.provided were left out");
        }
        return Optional.of(new Sequence(videos, full));
    }

    /** A shot for each video of the sequence; where lengths are free, cuts fall between words. */
    public List<Shot> shots(Sequence sequence, TimelineDraft draft, List<Shot> told) {
        List<Shot> shots = sequence.shots(draft.seconds(), told);
        if (sequence.full()) {
            return shots;
        }
        List<Double> beginnings =
                draft.words().stream().map(Captions.Word::start).toList();
        return new BeatAligner(beginnings).align(shots, draft.words());
    }

    /** Lets the videos be heard in their shots: by themselves, or behind what is heard already. */
    public void hear(Sequence sequence, List<Shot> shots, TimelineDraft draft) throws Exception {
        if (sequence.videos().stream().allMatch(v -> v.sound() == null)) {
            return;
        }
        List<SequenceSoundStage.Part> parts = new ArrayList<>();
        for (int i = 0; i < shots.size(); i++) {
            String sound = sequence.videos().get(i % sequence.videos().size()).sound();
            parts.add(new SequenceSoundStage.Part(
                    sound, shots.get(i).end() - shots.get(i).start()));
        }
        Role role = draft.tracks().isEmpty() ? Role.SOURCE : Role.AMBIENCE;
        Result<SequenceSoundStage.Joined> sound = attempt.run(
                Step.SOUNDTRACK, new SequenceSoundStage(attempt.folder()), new SequenceSoundStage.Order(parts));
        double gain = role == Role.AMBIENCE ? ABOVE_AIR : 0;
        draft.addTrack(new AudioTrack(role, sound.folder() + "/" + sound.value().file(), 0, gain, 0, 0));
    }
}
