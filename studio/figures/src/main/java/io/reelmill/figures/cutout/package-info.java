/** Cuts the subject out of a picture: a model of the ground, one of the figure, and a matte between them. */
package io.reelmill.figures.cutout;
