/**
 * Composed music, without loops. A {@link io.reelmill.sound.music.TrackSheet} describes a track as data. From a sheet,
 * a length and a seed the composer derives form, chords, bass line, melody and drums, bar by bar. The sheets are in
 * {@code tracks}, one file for each collection; a new track needs data only. A prompt selects the sheet that matches
 * its words best, adjusted to the remaining words.
 */
package io.reelmill.sound.music;
