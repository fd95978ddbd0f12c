/** Measures a finished film from its file alone, as whoever watches it gets it: streams, colour tags, pictures, loudness. */
package io.reelmill.inspection;
