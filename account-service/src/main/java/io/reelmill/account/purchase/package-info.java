/**
 * Buying credit packs. A purchase is an invoice and a payment that are stored first, then one call to the payment provider
 * outside any transaction, then the result with the credits. Whatever is repeated or lost in between, a payment is made once and
 * its credits are given once.
 */
package io.reelmill.account.purchase;
