/**
 * Frames and sound into an mp4: libx264, AAC and libavformat, called in this process.
 */
package io.reelmill.compositor.encode;
