/** Cards as they are drawn: one class for each kind. */
package io.reelmill.motion.act;
