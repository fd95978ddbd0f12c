/** Work that is no run of a project, with a row of its own: media generated for itself, and exports. */
package io.reelmill.projects.task;
