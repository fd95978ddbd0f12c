package io.reelmill.contracts.metric;

/**
 * The names of all metrics, as Micrometer has them: Prometheus writes {@code _} for the dots and appends the unit, so that the
 * timer {@code reelmill.queue.wait} becomes {@code reelmill_queue_wait_seconds_count}, {@code …_sum}, {@code …_max} and
 * {@code …_bucket}, and a counter ends in {@code _total}. {@code docs/operations.md} lists them for operators.
 */
public final class MetricNames {

    /** Timer: from the request of a job to its first claim. Measured by the worker that claims it. */
    public static final String QUEUE_WAIT = "reelmill.queue.wait";

    /** Gauge: jobs that wait or are under way. Read from the queue by each render-service and worker. */
    public static final String JOBS_OPEN = "reelmill.jobs.open";

    /** Timer by {@code stage}: the work of a stage that was done and not reused. Measured by the worker. */
    public static final String STAGE = "reelmill.stage";

    /** Summary: seconds of film for each second of drawing and coding it. Measured by the worker. */
    public static final String RENDER_SPEED = "reelmill.render.speed";

    /** Timer by {@code provider}, {@code operation} and {@code outcome}: calls of AI services. Measured by the worker. */
    public static final String PROVIDER_CALLS = "reelmill.provider.calls";

    /** Counter by {@code provider} and {@code operation}: what AI services have done, in the unit of their price. */
    public static final String PROVIDER_UNITS = "reelmill.provider.units";

    /** Counter by {@code provider} and {@code operation}: what AI services have cost, in the currency of the settings. */
    public static final String PROVIDER_COST = "reelmill.provider.cost";

    /** Counter by {@code role}: calls of AI services that failed, so that the next provider did the work. */
    public static final String PROVIDER_FALLBACKS = "reelmill.provider.fallbacks";

    /** Timer by {@code role} and {@code by}: pieces of work of providers, embedded ones included. */
    public static final String PROVIDER_WORK = "reelmill.provider.work";

    /** Gauge, 1 in a full sandbox and else 0, by {@code level}. Measured by the worker. */
    public static final String SANDBOX_ACTIVE = "reelmill.sandbox.active";

    /** Gauge: messages that wait in the outbox of a service. Measured by each service that has one. */
    public static final String OUTBOX_MESSAGES = "reelmill.outbox.messages";

    /** Gauge: age of the oldest of them. */
    public static final String OUTBOX_OLDEST = "reelmill.outbox.oldest.seconds";

    /** Gauge: messages that Kafka refuses for good. */
    public static final String OUTBOX_PARKED = "reelmill.outbox.parked";

    /** Gauge, 1 while the relay of the outbox works. */
    public static final String OUTBOX_RUNNING = "reelmill.outbox.running";

    /** Timer by {@code outcome}: attempts to deliver a webhook. Measured by the publishing-service. */
    public static final String WEBHOOK_ATTEMPTS = "reelmill.webhook.attempts";

    /** Gauge: deliveries that are still to be attempted. */
    public static final String WEBHOOK_PENDING = "reelmill.webhook.pending";

    /** Gauge: how long the first of those that are due has been due. */
    public static final String WEBHOOK_LATE = "reelmill.webhook.late.seconds";

    /** Gauge: publications that are still to be posted, those of the future included. Measured by the publishing-service. */
    public static final String PUBLICATIONS_PENDING = "reelmill.publications.pending";

    /** Gauge: how long the first of those that are due has been due. */
    public static final String PUBLICATIONS_LATE = "reelmill.publications.late.seconds";

    /** Gauge: where ledger, payments and renders do not agree. Measured by the account-service. */
    public static final String LEDGER_BREAKS = "ledger.breaks";

    private MetricNames() {}
}
