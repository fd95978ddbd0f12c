/** The filters and dynamics that mixing and composing share, each a small object with its own state. */
package io.reelmill.sound.dsp;
