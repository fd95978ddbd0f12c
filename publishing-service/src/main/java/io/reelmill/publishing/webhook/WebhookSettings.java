package io.reelmill.publishing.webhook;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.List;

/** How webhooks are called. */
@ConfigMapping(prefix = "reelmill.webhook")
public interface WebhookSettings {

    /** Pauses between attempts; after the last one the delivery has failed. */
    @WithDefault("5s,5m,30m,2h,5h,10h,14h,20h,24h")
    List<Duration> schedule();

    /** A pause is lengthened by a random share of itself, up to this one, so that receivers are not hit in waves. */
    @WithDefault("0.1")
    double jitter();

    /** A receiver's {@code Retry-After} lengthens a pause to this at most. */
    @WithDefault("24h")
    Duration longestRetryAfter();

    /** A receiver has this long to answer. */
    @WithDefault("15s")
    Duration timeout();

    /** A claimed delivery is free again after this time, when its sender has died. Longer than an attempt may take. */
    @WithDefault("60s")
    Duration lease();

    /** A delivery whose secrets cannot be read now is taken up again after this time; that is no attempt. */
    @WithDefault("10s")
    Duration secretsPause();

    /** A delivery whose secrets cannot be read for this long has failed. */
    @WithDefault("72h")
    Duration secretsPatience();

    /** Deliveries claimed at one time, which are being called or wait for a call to end. No thread waits for them. */
    @WithDefault("8192")
    int claims();

    /** Calls of one endpoint at one time, as long as it has not proven to answer soon. */
    @WithDefault("2")
    int callsOfOneEndpoint();

    /** Calls at one time of an endpoint whose last ones were answered soon. */
    @WithDefault("64")
    int callsOfOneProvenEndpoint();

    /** Deliveries claimed at one time of such an endpoint, so that the next one is at hand when a call ends. */
    @WithDefault("4096")
    int claimsOfOneProvenEndpoint();

    /** What is answered within this time is answered soon. */
    @WithDefault("2s")
    Duration soon();

    /** After so many failures in a row nothing is sent to an endpoint for a while, then one call at a time. */
    @WithDefault("5")
    int failuresUntilPause();

    /** The while is a quarter of the time for which the endpoint has been failing, within these bounds. */
    @WithDefault("10s")
    Duration shortestPause();

    @WithDefault("10m")
    Duration longestPause();

    /** An endpoint that failed for so long, without a success, is disabled. */
    @WithDefault("5d")
    Duration disableAfter();

    /** How long the secrets of a workspace are kept in memory. While they are replaced the old one is still good. */
    @WithDefault("5s")
    Duration secretsCached();

    /** How often due deliveries are looked for; new ones are attempted at once. */
    @WithDefault("1s")
    Duration poll();

    /**
     * How long an ended delivery stays in the log. Longer than Kafka keeps events: a replayed one is known by its row.
     */
    @WithDefault("30d")
    Duration retention();

    /** How often ended deliveries are looked through. */
    @WithDefault("1h")
    Duration retentionCheck();
}
