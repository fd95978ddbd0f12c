/** The ledger of a running suite, as the operator asks the account-service for it. */
package io.reelmill.local.ledger;
