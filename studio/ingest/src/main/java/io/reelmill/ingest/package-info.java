/**
 * Files from outside become copies that may be opened. Whatever came from an address is decoded in a process of its
 * own with bounds on time, memory and what it can reach ({@link io.reelmill.ingest.MediaIntake}); this side reads first
 * bytes and the finished copies, nothing else.
 */
package io.reelmill.ingest;
