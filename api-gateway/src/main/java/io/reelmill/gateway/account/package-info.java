/** The account-service as the gateway sees it: keys, reservations, accounts. */
package io.reelmill.gateway.account;
