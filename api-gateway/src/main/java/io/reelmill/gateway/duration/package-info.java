/** How long the sound or video behind an address is, from the head of the file alone. */
package io.reelmill.gateway.duration;
