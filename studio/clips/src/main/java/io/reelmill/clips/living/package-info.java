/** An illustrated scene brought to life: depth, breath, weather and light. */
package io.reelmill.clips.living;
