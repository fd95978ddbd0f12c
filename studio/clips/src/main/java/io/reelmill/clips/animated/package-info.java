/** Animates illustrated scenes and stills with depth, motion, weather and light. */
package io.reelmill.clips.animated;
