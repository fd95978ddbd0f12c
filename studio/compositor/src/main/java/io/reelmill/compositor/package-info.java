/**
 * A timeline becomes frames, and frames an mp4, within one process.
 *
 * <p>{@link io.reelmill.compositor.FilmMaker} is the way in. Frames are drawn straight in YUV 4:2:0 by one thread while
 * x264 encodes those before them; sound is mixed and coded alongside. Nothing grows with the length of the video.
 */
package io.reelmill.compositor;
