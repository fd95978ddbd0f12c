/** What moving pictures are made of: noise that comes back to where it began, and small soft shapes. */
package io.reelmill.clips.paint;
