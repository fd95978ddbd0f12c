/**
 * The transfers of each workspace as a hash chain with running balances. Links are appended shortly after the commit of their
 * transfers; {@link io.reelmill.account.chain.ChainVerification} finds a transfer that was changed, removed or moved afterwards.
 */
package io.reelmill.account.chain;
