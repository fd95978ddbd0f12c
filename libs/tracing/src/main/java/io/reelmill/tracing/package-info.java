/**
 * Traces that go on where no HTTP call carries them: in rows of a database and in messages. Nothing is recorded, and nothing stored,
 * unless the service exports traces.
 */
package io.reelmill.tracing;
