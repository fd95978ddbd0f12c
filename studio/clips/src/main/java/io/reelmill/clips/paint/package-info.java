/** Building blocks of animations: periodic noise and small soft sprites. */
package io.reelmill.clips.paint;
