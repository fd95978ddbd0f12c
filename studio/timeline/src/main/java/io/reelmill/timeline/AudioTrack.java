package io.reelmill.timeline;

/**
 * A sound file laid on the timeline.
 *
 * @param role what it is; music and ambience give way to voice and source
 * @param file path of a WAV file, relative to the timeline's folder
 * @param start seconds, where it begins to sound
 * @param gain decibels, 0 as it is
 * @param fadeIn seconds
 * @param fadeOut seconds, ending with the file or the video, whichever is first
 */
public record AudioTrack(Role role, String file, double start, double gain, double fadeIn, double fadeOut) {

    /** What a track carries. */
    public enum Role {
        VOICE,
        /** The sound of a video or recording that the client gave. */
        SOURCE,
        /** The same, and not changed in any way when it is all that is heard. */
        ORIGINAL,
        MUSIC,
        AMBIENCE,
        EFFECT
    }
}
