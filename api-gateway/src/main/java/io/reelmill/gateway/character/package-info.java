/** Consistent characters: made, listed, deleted, and looked up for a render. */
package io.reelmill.gateway.character;
