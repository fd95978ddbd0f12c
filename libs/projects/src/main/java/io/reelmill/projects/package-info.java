/**
 * The project record: its tables, its state machine and the verbs that the gateway and the render-service change it with.
 * Others see {@link io.reelmill.contracts.project.ProjectSnapshot}s.
 */
package io.reelmill.projects;
