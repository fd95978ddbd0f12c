/** The audit log: every privileged act, written in its transaction and never changed. */
package io.reelmill.account.audit;
