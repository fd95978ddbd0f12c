/** Drawing straight into planes of 4:2:0, as the encoder takes them: no picture in RGB is converted frame by frame. */
package io.reelmill.clips.planar;
