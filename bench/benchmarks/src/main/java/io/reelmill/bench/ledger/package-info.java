/** Measures the ledger. */
package io.reelmill.bench.ledger;
