/** Webhooks for a developer's machine: finished renders of a suite, signed and sent to a local address. */
package io.reelmill.local.webhook;
