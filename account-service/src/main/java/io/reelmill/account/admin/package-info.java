/** {@code /admin}: what operators do, on a listener of its own, each act with its reason in the audit log. */
package io.reelmill.account.admin;
