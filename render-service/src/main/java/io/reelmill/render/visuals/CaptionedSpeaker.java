package io.reelmill.render.visuals;

import io.reelmill.providers.footage.Band;
import io.reelmill.providers.picture.Look;
import io.reelmill.render.source.Material;
import java.util.List;
import java.util.Optional;

/**
 * Shows a speaker so that captions do not stand on the face.
 *
 * @param speaker the footage in which somebody speaks
 * @param face empty when none is found in it
 * @param captions where they stand in the frame
 */
public record CaptionedSpeaker(Material speaker, Optional<SpeakerFace> face, Band captions) {

    /** The visuals of a film's shots, the speaker clear of the captions. */
    public List<Visual> in(List<Visual> visuals, Look look) {
        return visuals.stream().map(visual -> in(visual, Framing.isWide(look))).toList();
    }

    private Visual in(Visual visual, boolean wide) {
        if (visual instanceof Visual.Given given && given.material().equals(speaker)) {
            return face.map(given::spokenBy).orElse(given);
        }
        if (visual instanceof Visual.Split split && split.below() instanceof Visual.Given given) {
            return wide ? new Visual.Split(split.above(), in(given, true)) : halves(split.above(), given);
        }
        return visual;
    }

    /** Of two halves, the speaker has the one without captions. */
    private Visual.Split halves(Visual other, Visual.Given speaking) {
        boolean low = captions.top() + captions.bottom() > 1;
        return low
                ? new Visual.Split(
                        face.map(f -> speaking.spokenBy(f.inUpperHalf())).orElse(speaking), other)
                : new Visual.Split(
                        other, face.map(f -> speaking.spokenBy(f.inLowerHalf())).orElse(speaking));
    }
}
