/** What every feature is given: the database with its tables in place, the outbox and its relay. */
package io.reelmill.account.setup;
