/** Analyses speech: phrases, key words and quantities, and the kind of card that suits them. */
package io.reelmill.motion.message;
