/**
 * Pays invoices with saved payment methods. A payment is stored before the provider is called, its id is the provider's idempotency
 * key, and no transaction is open during a call; what the provider says may come twice, late and in any order.
 */
package io.reelmill.account.payment;
