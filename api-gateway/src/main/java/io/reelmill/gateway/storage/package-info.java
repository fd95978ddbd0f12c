/** The gateway's database and the relay of its outbox. */
package io.reelmill.gateway.storage;
