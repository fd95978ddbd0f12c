/**
 * Music that is composed, not looped. A {@link io.reelmill.sound.music.TrackSheet} says in a few words of data what a
 * track is; from it, a length and a seed come a form, chords, a bass line, a tune and drums, bar by bar. The sheets lie
 * in {@code tracks}, a file for each collection; a new one needs data alone. A prompt is answered with the sheet that
 * fits its words best, bent to the rest of them.
 */
package io.reelmill.sound.music;
