/** Looks at normalised copies, small, to find what matters in them. */
package io.reelmill.ingest.look;
