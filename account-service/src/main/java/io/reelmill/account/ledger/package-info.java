/**
 * The credit ledger in double entry. A transfer's entries sum to zero and no balance falls below it; the database holds
 * to both by itself, whatever the code does.
 */
package io.reelmill.account.ledger;
