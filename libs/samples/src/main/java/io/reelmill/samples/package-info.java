/** Requests that work as they stand, and the files that they name. */
package io.reelmill.samples;
