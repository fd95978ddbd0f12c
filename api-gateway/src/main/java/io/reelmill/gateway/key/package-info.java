/** Who is calling: the {@code key} header, remembered for a while and forgotten when it is revoked. */
package io.reelmill.gateway.key;
