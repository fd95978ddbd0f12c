/** Animated cards: one class for each kind. */
package io.reelmill.motion.animation;
