/** Fits pictures and videos of any shape to the frame: the crop that keeps the subject, or a blurred backdrop. */
package io.reelmill.framing;
