/** What every feature uses: the database with its tables in place, and the outbox. */
package io.reelmill.account.setup;
