/** What other services ask of the account-service, and what it answers. */
package io.reelmill.contracts.account;
