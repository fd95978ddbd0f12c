package io.reelmill.gateway.render;

import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.settings.GatewaySettings;
import io.reelmill.outbox.Outbox;
import io.reelmill.projects.ProjectStore;
import jakarta.inject.Singleton;
import java.time.Clock;

/** What starting a run takes. */
@Singleton
record RunStarter(
        Accounts accounts,
        ProjectStore projects,
        Outbox outbox,
        SubmissionBatch book,
        Clock clock,
        GatewaySettings settings) {

    static final String ENDPOINT = "/api/public/v3/render";

    String docs() {
        return settings.publicUrl() + ENDPOINT;
    }
}
