/** A character's image made ready to be put into scenes. */
package io.reelmill.figures.likeness;
