/** Frames in and out of mp4 files. */
package io.reelmill.figures.film;
