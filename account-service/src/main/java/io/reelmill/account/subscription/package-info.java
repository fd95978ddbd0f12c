/**
 * Subscriptions: what a workspace pays for and until when. The credits of a period are given when its invoice is paid. {@code
 * workspaces.plan} is another fact: the plan that is in effect, which every key look-up reads.
 */
package io.reelmill.account.subscription;
