/**
 * Offline audio analysis: English words with their times through CMU Sphinx, whose model is a dependency, and beats,
 * tempo and sections of music. {@link io.reelmill.hearing.SphinxTranscriber} and {@link
 * io.reelmill.hearing.MusicListener} are the entry points; no type of Sphinx is exposed.
 */
package io.reelmill.hearing;
