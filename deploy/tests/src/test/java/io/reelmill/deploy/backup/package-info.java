/** What docs/operations.md says of backups. */
package io.reelmill.deploy.backup;
