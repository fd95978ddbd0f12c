package io.reelmill.providers.music;

/**
 * The order for a track.
 *
 * @param trackName a name from the library, {@code Observer}
 * @param prompt what the client asked the music to be, or empty to use the track
 * @param seconds exact length
 * @param seed the same brief and seed give the same sound
 */
public record MusicBrief(String trackName, String prompt, double seconds, long seed) {}
