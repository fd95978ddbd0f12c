/** Filters and dynamics used by mixing and composing. Each is a small object with its own state. */
package io.reelmill.sound.dsp;
