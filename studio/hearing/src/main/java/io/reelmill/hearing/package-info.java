/**
 * Ears that need no network: English words with their times through CMU Sphinx, whose model comes as a dependency, and
 * beats, tempo and sections of music. {@link io.reelmill.hearing.SphinxTranscriber} and
 * {@link io.reelmill.hearing.MusicListener} are the ways in; no type of Sphinx is seen outside.
 */
package io.reelmill.hearing;
