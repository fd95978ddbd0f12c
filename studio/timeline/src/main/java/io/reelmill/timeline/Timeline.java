package io.reelmill.timeline;

import java.util.List;

/**
 * A whole video before it is drawn.
 *
 * @param version the form of this document, {@link #VERSION}
 * @param canvas the frame that is drawn
 * @param seconds length of picture and sound alike, above 0
 * @param clips pictures in order of their start; each overlaps its predecessor by the length of its entry transition
 * @param captions what is written over the pictures
 * @param tracks what is heard
 * @param overlays what lies over the pictures, the lowest first; absent means none
 */
public record Timeline(
        int version,
        Canvas canvas,
        double seconds,
        List<Clip> clips,
        Captions captions,
        List<AudioTrack> tracks,
        List<Overlay> overlays) {

    /** Raised when a reader of the former form would draw something else. */
    public static final int VERSION = 1;

    public Timeline {
        if (version != VERSION) {
            throw new IllegalArgumentException("timeline version " + version + " is not " + VERSION);
        }
        if (!(seconds > 0)) {
            throw new IllegalArgumentException("a timeline lasts longer than 0 s, not " + seconds);
        }
        clips = List.copyOf(clips);
        tracks = List.copyOf(tracks);
        overlays = overlays == null ? List.of() : List.copyOf(overlays);
    }

    public Timeline(Canvas canvas, double seconds, List<Clip> clips, Captions captions, List<AudioTrack> tracks) {
        this(canvas, seconds, clips, captions, tracks, List.of());
    }

    public Timeline(
            Canvas canvas,
            double seconds,
            List<Clip> clips,
            Captions captions,
            List<AudioTrack> tracks,
            List<Overlay> overlays) {
        this(VERSION, canvas, seconds, clips, captions, tracks, overlays);
    }

    /** How many frames the video has: its length rounded to whole frames, at least one. */
    public int frameCount() {
        return (int) Math.max(1, Math.round(seconds * canvas.frameRate()));
    }
}
