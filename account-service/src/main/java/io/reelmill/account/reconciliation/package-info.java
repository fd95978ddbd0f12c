/**
 * Compares ledger, payments and renders and stores what does not agree. Nothing here changes credits, payments or runs: a person
 * decides what a break means.
 */
package io.reelmill.account.reconciliation;
