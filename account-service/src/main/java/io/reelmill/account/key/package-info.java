/** API keys: made, shown once, kept as a hash, revoked. */
package io.reelmill.account.key;
