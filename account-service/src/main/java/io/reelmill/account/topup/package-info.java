/** Automatic top-up: buys packs when the credits of a workspace fall below a threshold. */
package io.reelmill.account.topup;
