package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.render.soundtrack.SequenceSoundStage;
import io.reelmill.render.source.Material;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.render.visuals.Sequence;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import java.util.List;
import java.util.Optional;

/** Provided videos, merged where the request asks for it. */
final class Merging {

    private final Take take;

    Merging(Take take) {
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

    /** Lets the videos be heard: by themselves, or behind what is heard already. */
    void hear(Sequence sequence, RoughCut cut) throws Exception {
        if (sequence.videos().stream().allMatch(v -> v.sound() == null)) {
            return;
        }
        List<SequenceSoundStage.Part> parts = sequence.parts(cut.seconds()).stream()
                .map(p -> new SequenceSoundStage.Part(p.video().sound(), p.end() - p.start()))
                .toList();
        Role role = cut.tracks().isEmpty() ? Role.SOURCE : Role.AMBIENCE;
        Result<SequenceSoundStage.Joined> sound =
                take.run(Step.SOUNDTRACK, new SequenceSoundStage(take.folder()), new SequenceSoundStage.Order(parts));
        cut.hear(new AudioTrack(role, sound.folder() + "/" + sound.value().file(), 0, 0, 0, 0));
    }
}
