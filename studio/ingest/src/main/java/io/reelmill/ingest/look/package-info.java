/** Reads normalised copies small. */
package io.reelmill.ingest.look;
