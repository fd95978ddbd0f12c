/** Video files as material of a film: decoded frame by frame, in time with the clip that shows them. */
package io.reelmill.compositor.footage;
