package io.reelmill.publishing.webhook;

import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.publishing.run.RunEnd;
import jakarta.inject.Singleton;
import org.jboss.logging.Logger;

/** Turns every end of a run that somebody wants to be told of into a delivery. */
@Singleton
class RenderWebhooks implements RunEnd {

    private static final Logger LOG = Logger.getLogger(RenderWebhooks.class);

    private final Deliveries deliveries;
    private final WebhookDispatcher dispatcher;

    RenderWebhooks(Deliveries deliveries, WebhookDispatcher dispatcher) {
        this.deliveries = deliveries;
        this.dispatcher = dispatcher;
    }

    @Override
    public void ended(RenderFinished finished) {
        if (finished.project().webhookUrl() == null) {
            return;
        }
        if (deliveries.add(finished)) {
            dispatcher.wake();
        } else {
            LOG.debugf("run %s (pid %s) was told before", finished.runId(), finished.pid());
        }
    }
}
