/** From Kafka into the job table, acknowledged at once. */
package io.reelmill.render.intake;
