package io.reelmill.render.source;

/**
 * A file of the client's, normalised. Its files are named from the project's folder.
 *
 * @param title what the client says it shows, or empty
 * @param kind what it is
 * @param picture PNG of an image, mp4 of a video; null of a sound
 * @param sound WAV, or null when it has none
 * @param width pixels, 0 of a sound
 * @param height pixels, 0 of a sound
 * @param seconds 0 of an image
 * @param frameRate frames a second, 0 unless a video
 * @param alpha whether parts of an image are transparent
 */
public record Material(
        String title,
        Kind kind,
        String picture,
        String sound,
        int width,
        int height,
        double seconds,
        double frameRate,
        boolean alpha) {

    /** What a file holds. */
    public enum Kind {
        IMAGE,
        VIDEO,
        AUDIO
    }

    /** The same, its files named from another folder. */
    public Material in(String folder) {
        return new Material(
                title,
                kind,
                picture == null ? null : folder + "/" + picture,
                sound == null ? null : folder + "/" + sound,
                width,
                height,
                seconds,
                frameRate,
                alpha);
    }

    /** The same by another title. */
    public Material titled(String other) {
        return new Material(other, kind, picture, sound, width, height, seconds, frameRate, alpha);
    }

    /** The sound of it alone, as another file has it. */
    public Material heard(String other, double length) {
        return new Material(title, Kind.AUDIO, null, other, 0, 0, length, 0, false);
    }

    public boolean isVideo() {
        return kind == Kind.VIDEO;
    }

    public boolean hasPicture() {
        return picture != null;
    }
}
