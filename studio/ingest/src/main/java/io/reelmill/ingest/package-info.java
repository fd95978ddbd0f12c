/**
 * Files from outside. A decoder is never given one inside a worker: a process of its own opens it, within limits of time,
 * memory and size, and leaves a normalised copy that is ours.
 */
package io.reelmill.ingest;
