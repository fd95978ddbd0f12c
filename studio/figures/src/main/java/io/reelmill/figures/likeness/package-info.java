/** Prepares the image of a character for scenes. */
package io.reelmill.figures.likeness;
