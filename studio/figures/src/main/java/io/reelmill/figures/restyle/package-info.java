/** Draws pictures and videos anew: smoothing, tones, lines, screens, matter and light, combined for each preset. */
package io.reelmill.figures.restyle;
