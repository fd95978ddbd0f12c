/** Backgrounds behind the cards: each motif paints one element over the whole frame. */
package io.reelmill.motion.ground;
