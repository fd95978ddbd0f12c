package io.reelmill.contracts.event;

import java.util.List;

/** Every topic, its partitions and what is keyed by what. */
public final class Topics {

    /** Work for the render-service: {@link RenderRequested}, keyed by pid. */
    public static final String RENDER_JOBS = "render.jobs";

    /** Ends of runs: {@link RenderFinished}, keyed by pid. */
    public static final String RENDER_EVENTS = "render.events";

    /** Live progress: {@link RenderProgressed}, keyed by pid. */
    public static final String RENDER_PROGRESS = "render.progress";

    /** Changes of accounts: {@link KeyRevoked} and {@link AccountChanged}, keyed by workspace. */
    public static final String ACCOUNT_EVENTS = "account.events";

    /** Reservations to be settled that are not a run's: {@link SettlementRequested}, keyed by workspace. */
    public static final String ACCOUNT_SETTLEMENTS = "account.settlements";

    /** Where a message goes that cannot be read, with its reason in headers: the topic's name with this suffix. */
    public static final String DEAD_LETTER_SUFFIX = ".dead";

    /** A topic as it is to be created. */
    public record Topic(String name, int partitions) {}

    public static final List<Topic> ALL = List.of(
            new Topic(RENDER_JOBS, 6),
            new Topic(RENDER_EVENTS, 6),
            new Topic(RENDER_PROGRESS, 3),
            new Topic(ACCOUNT_EVENTS, 1),
            new Topic(ACCOUNT_SETTLEMENTS, 3),
            new Topic(RENDER_JOBS + DEAD_LETTER_SUFFIX, 1),
            new Topic(RENDER_EVENTS + DEAD_LETTER_SUFFIX, 1),
            new Topic(RENDER_PROGRESS + DEAD_LETTER_SUFFIX, 1),
            new Topic(ACCOUNT_EVENTS + DEAD_LETTER_SUFFIX, 1),
            new Topic(ACCOUNT_SETTLEMENTS + DEAD_LETTER_SUFFIX, 1));

    private Topics() {}
}
