package io.reelmill.contracts.event;

import java.time.Duration;
import java.util.List;

/** Every topic, its partitions, how long it keeps messages, and what is keyed by what. */
public final class Topics {

    /** Work for the render-service: {@link RenderRequested} and {@link TaskRequested}, keyed by pid. */
    public static final String RENDER_JOBS = "render.jobs";

    /** Ends of runs: {@link RenderFinished}, keyed by pid. */
    public static final String RENDER_EVENTS = "render.events";

    /** Live progress: {@link RenderProgressed}, keyed by pid. */
    public static final String RENDER_PROGRESS = "render.progress";

    /** Changes of accounts: {@link KeyRevoked} and {@link AccountChanged}, keyed by workspace. */
    public static final String ACCOUNT_EVENTS = "account.events";

    /** Reservations to be settled that are not a run's: {@link SettlementRequested}, keyed by workspace. */
    public static final String ACCOUNT_SETTLEMENTS = "account.settlements";

    /** What becomes of publications: {@link PublicationChanged}, keyed by workspace. */
    public static final String PUBLICATION_EVENTS = "publication.events";

    /** Webhook endpoints that are called no more: {@link WebhookEndpointDisabled}, keyed by workspace. */
    public static final String WEBHOOK_EVENTS = "webhook.events";

    /** How the names of dead-letter topics end. */
    public static final String DEAD_LETTER_SUFFIX = ".dead";

    /**
     * Where a consumer group puts a message that it cannot read, with the reason in headers. Each group has a topic of its own,
     * so that whoever replays a message knows whose it is.
     */
    public static String deadLetters(String consumerGroup, String topic) {
        return consumerGroup + "." + topic + DEAD_LETTER_SUFFIX;
    }

    /** Long enough for a consumer that was away over a weekend. */
    private static final Duration KEPT = Duration.ofDays(7);

    /** Progress is of interest while the render runs. */
    private static final Duration PROGRESS_KEPT = Duration.ofDays(1);

    /**
     * Long enough for an operator to look at them. Less than the 30 days for which the services remember what has ended, by which
     * they know a message that is sent again.
     */
    private static final Duration DEAD_LETTERS_KEPT = Duration.ofDays(28);

    /**
     * A topic as it is to be created.
     *
     * @param retention how long messages are kept
     */
    public record Topic(String name, int partitions, Duration retention) {}

    public static final List<Topic> ALL = List.of(
            new Topic(RENDER_JOBS, 6, KEPT),
            new Topic(RENDER_EVENTS, 6, KEPT),
            new Topic(RENDER_PROGRESS, 3, PROGRESS_KEPT),
            new Topic(ACCOUNT_EVENTS, 1, KEPT),
            new Topic(ACCOUNT_SETTLEMENTS, 3, KEPT),
            new Topic(PUBLICATION_EVENTS, 3, KEPT),
            new Topic(WEBHOOK_EVENTS, 1, KEPT),
            new Topic(deadLetters("render-service", RENDER_JOBS), 1, DEAD_LETTERS_KEPT),
            new Topic(deadLetters("account-service", RENDER_EVENTS), 1, DEAD_LETTERS_KEPT),
            new Topic(deadLetters("publishing-service", RENDER_EVENTS), 1, DEAD_LETTERS_KEPT),
            new Topic(deadLetters("account-service", ACCOUNT_SETTLEMENTS), 1, DEAD_LETTERS_KEPT));

    private Topics() {}
}
