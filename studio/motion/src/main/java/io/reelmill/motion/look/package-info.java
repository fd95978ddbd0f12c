/** How a style preset looks in motion graphics: colours, type, finish and what its ground is made of. */
package io.reelmill.motion.look;
