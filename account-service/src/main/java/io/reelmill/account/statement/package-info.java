/** What a workspace is shown of its ledger: the statement, and the balances as of any time. */
package io.reelmill.account.statement;
