/** Clips that move by themselves, drawn frame by frame. */
package io.reelmill.clips;
