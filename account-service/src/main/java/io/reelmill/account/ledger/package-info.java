/**
 * The credit ledger in double entry. What a transfer gives and takes sums to zero and no balance falls below it; the
 * database holds to both by itself, whatever the code does.
 */
package io.reelmill.account.ledger;
