/** Building blocks of cards: boxes, easings, text layout, emblems, counters, and the pen that draws in a style. */
package io.reelmill.motion.stage;
