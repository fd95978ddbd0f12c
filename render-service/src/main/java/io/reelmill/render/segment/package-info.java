/**
 * Segments of films. The worker of a film offers each to all workers ({@code SegmentTasks}) and makes those that nobody takes;
 * who has no job of its own makes some for it ({@code SegmentHelper}).
 */
package io.reelmill.render.segment;
