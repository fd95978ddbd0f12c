/** Ends of runs, as Kafka tells them, handed to all that act upon them. */
package io.reelmill.publishing.run;
