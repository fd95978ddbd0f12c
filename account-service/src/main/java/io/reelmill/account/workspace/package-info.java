/** Users, their workspaces and plans, and what {@code GET /me} tells of them. */
package io.reelmill.account.workspace;
