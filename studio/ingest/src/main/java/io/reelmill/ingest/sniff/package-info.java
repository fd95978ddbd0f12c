/** Tells what a file is, how large it says to be and whether it is all there, before any decoder sees it. */
package io.reelmill.ingest.sniff;
