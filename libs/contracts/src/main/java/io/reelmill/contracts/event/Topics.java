package io.reelmill.contracts.event;

import java.util.List;

/** Every topic, its partitions and what is keyed by what. */
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

    /** A topic as it is to be created. */
    public record Topic(String name, int partitions) {}

    public static final List<Topic> ALL = List.of(
            new Topic(RENDER_JOBS, 6),
            new Topic(RENDER_EVENTS, 6),
            new Topic(RENDER_PROGRESS, 3),
            new Topic(ACCOUNT_EVENTS, 1),
            new Topic(ACCOUNT_SETTLEMENTS, 3),
            new Topic(PUBLICATION_EVENTS, 3),
            new Topic(WEBHOOK_EVENTS, 1),
            new Topic(deadLetters("render-service", RENDER_JOBS), 1),
            new Topic(deadLetters("account-service", RENDER_EVENTS), 1),
            new Topic(deadLetters("publishing-service", RENDER_EVENTS), 1),
            new Topic(deadLetters("account-service", ACCOUNT_SETTLEMENTS), 1));

    private Topics() {}
}
