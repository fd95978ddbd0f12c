/** The motion of a video, followed through its frames and given to a figure that was cut out of a picture. */
package io.reelmill.figures.motion;
