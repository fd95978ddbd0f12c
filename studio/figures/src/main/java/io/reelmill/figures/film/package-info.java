/** Reads and writes the frames of mp4 files. */
package io.reelmill.figures.film;
