/** What stands and moves behind the cards: each motif paints one thing over the whole frame. */
package io.reelmill.motion.ground;
