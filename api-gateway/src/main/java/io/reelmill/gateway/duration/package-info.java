/** Measures how long the sound or video behind an address is, from the first bytes of the file alone. */
package io.reelmill.gateway.duration;
