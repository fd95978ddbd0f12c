/** Grants of credits: in which order they are used, when they expire, and what a refund or a chargeback does to them. */
package io.reelmill.account.grant;
