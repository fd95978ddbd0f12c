/** Credit packs: what can be bought, and what becomes of it when it is paid. */
package io.reelmill.account.purchase;
