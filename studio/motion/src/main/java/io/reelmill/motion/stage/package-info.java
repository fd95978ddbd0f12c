/** What cards are built of: boxes, easings, set type, emblems, numbers that count, and the pen that draws in a style. */
package io.reelmill.motion.stage;
