/** The project as everyone but its owner sees it: a snapshot, and the status body that clients read. */
package io.reelmill.contracts.project;
