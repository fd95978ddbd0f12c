/** Encryption of secrets that a service has to store and read again, such as webhook secrets and platform tokens. */
package io.reelmill.encryption;
