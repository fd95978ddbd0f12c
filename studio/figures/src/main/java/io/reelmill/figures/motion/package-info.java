/** Tracks the motion of a video and transfers it to a figure that was cut out of a picture. */
package io.reelmill.figures.motion;
