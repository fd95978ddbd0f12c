package io.reelmill.render.visuals;

import io.reelmill.figures.avatar.FaceArea;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.framing.Region;
import io.reelmill.ingest.look.Thumbnail;
import io.reelmill.ingest.look.Thumbnails;
import io.reelmill.providers.footage.Band;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The face of a speaker, and the captions that are not to stand on it.
 *
 * @param face in the picture or video, as shares of its width and height
 * @param captions in the frame that the speaker is shown in
 */
public record SpeakerFace(Region face, Band captions) {

    private static final int LONGEST = 300;
    private static final int MOMENTS = 3;

    /**
     * Finds the face.
     *
     * @param copy a normalised PNG or mp4; of a video a few moments are looked at
     * @return empty when no face is found
     * @throws IOException when it cannot be read
     */
    public static Optional<SpeakerFace> find(Path copy, Band captions) throws IOException {
        FaceArea all = null;
        for (Thumbnail moment : Thumbnails.of(copy, LONGEST, MOMENTS)) {
            Optional<FaceArea> face = FaceArea.find(new Pixels(moment.width(), moment.height(), moment.argb()));
            if (face.isPresent()) {
                all = all == null ? face.get() : all.and(face.get());
            }
        }
        return Optional.ofNullable(all)
                .map(f -> new SpeakerFace(
                        new Region(f.left(), f.top(), f.right() - f.left(), f.bottom() - f.top()), captions));
    }

    /** The same in the upper half of a frame. */
    SpeakerFace inUpperHalf() {
        return new SpeakerFace(face, new Band(2 * captions.top(), 2 * captions.bottom()));
    }

    /** The same in the lower half of a frame. */
    SpeakerFace inLowerHalf() {
        return new SpeakerFace(face, new Band(2 * captions.top() - 1, 2 * captions.bottom() - 1));
    }
}
