/**
 * Music that is composed, not looped. A {@link io.reelmill.sound.music.TrackSheet} says in a few words of data what a
 * track is; from it, a length and a seed come a form, chords, a bass line, a tune and drums, bar by bar.
 */
package io.reelmill.sound.music;
