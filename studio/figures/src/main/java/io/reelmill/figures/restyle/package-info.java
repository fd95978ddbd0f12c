/** Redraws pictures and videos: smoothing, tones, lines, halftones, textures and light, combined for each preset. */
package io.reelmill.figures.restyle;
