package io.reelmill.contracts.event;

/** A fact that one service tells the others. */
public sealed interface Event
        permits RenderRequested,
                TaskRequested,
                RenderFinished,
                RenderProgressed,
                KeyRevoked,
                AccountChanged,
                SettlementRequested,
                PublicationChanged,
                WebhookEndpointDisabled {

    /** The topic it travels on. */
    String topic();

    /** Versioned name, {@code io.reelmill.render.finished.v1}. */
    String type();

    /** Kafka key: events with the same key stay in order. */
    String key();
}
