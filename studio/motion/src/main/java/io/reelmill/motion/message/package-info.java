/** What a stretch of speech says: its phrases, key words and quantities, and the kind of card that shows it best. */
package io.reelmill.motion.message;
