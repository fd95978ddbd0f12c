/** Animated clips, drawn frame by frame. */
package io.reelmill.clips;
