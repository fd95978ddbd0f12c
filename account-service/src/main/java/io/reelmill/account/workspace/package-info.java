/** Users, their workspaces, plans and periods, and what {@code GET /me} tells of them. */
package io.reelmill.account.workspace;
