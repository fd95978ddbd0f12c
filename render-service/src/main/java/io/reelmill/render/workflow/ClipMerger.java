package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.providers.picture.Shot;
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
final class ClipMerger {

    /** What happens in the videos is heard better than the mere air of a place, dB. */
    private static final double ABOVE_AIR = 6;

    private final RenderAttempt take;

    ClipMerger(RenderAttempt take) {
        this.take = take;
    }

    /** The sequence that is seen instead of single pictures, if any. */
    Optional<Sequence> of(List<Material> provided) {
        boolean full = take.spec().get(MediaParameters.MERGE_VIDEOS_FULL);
        if (!full && !take.spec().get(MediaParameters.MERGE_VIDEOS)) {
            return Optional.empty();
        }
        List<Material> videos = provided.stream().filter(Material::isVideo).toList();
        String field = full ? "media.mergeVideosFull" : "media.mergeVideos";
        if (videos.isEmpty()) {
            take.warn(field + " had nothing to merge: media.provided has no video");
            return Optional.empty();
        }
        if (videos.size() < provided.size()) {
            take.warn(field + " merges videos only; the images in media.provided were left out");
        }
        return Optional.of(new Sequence(videos, full));
    }

    /** A shot for each video of the sequence; where lengths are free, cuts fall between words. */
    List<Shot> shots(Sequence sequence, TimelineDraft cut, List<Shot> told) {
        List<Shot> shots = sequence.shots(cut.seconds(), told);
        if (sequence.full()) {
            return shots;
        }
        List<Double> beginnings = cut.words().stream().map(Captions.Word::start).toList();
        return new BeatAligner(beginnings).align(shots, cut.words());
    }

    /** Lets the videos be heard in their shots: by themselves, or behind what is heard already. */
    void hear(Sequence sequence, List<Shot> shots, TimelineDraft cut) throws Exception {
        if (sequence.videos().stream().allMatch(v -> v.sound() == null)) {
            return;
        }
        List<SequenceSoundStage.Part> parts = new ArrayList<>();
        for (int i = 0; i < shots.size(); i++) {
            String sound = sequence.videos().get(i % sequence.videos().size()).sound();
            parts.add(new SequenceSoundStage.Part(
                    sound, shots.get(i).end() - shots.get(i).start()));
        }
        Role role = cut.tracks().isEmpty() ? Role.SOURCE : Role.AMBIENCE;
        Result<SequenceSoundStage.Joined> sound =
                take.run(Step.SOUNDTRACK, new SequenceSoundStage(take.folder()), new SequenceSoundStage.Order(parts));
        double gain = role == Role.AMBIENCE ? ABOVE_AIR : 0;
        cut.hear(new AudioTrack(role, sound.folder() + "/" + sound.value().file(), 0, gain, 0, 0));
    }
}
