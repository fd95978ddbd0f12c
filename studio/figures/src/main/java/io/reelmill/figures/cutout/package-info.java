/** Cuts out the subject of a picture: a background model, a figure model, and an alpha matte between them. */
package io.reelmill.figures.cutout;
