package io.reelmill.publishing.webhook;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Where the secrets of a workspace come from. */
@FunctionalInterface
interface WebhookSecretSource {

    /** At least one, newest first; empty when nobody can say now. */
    Optional<List<String>> of(UUID workspaceId);
}
