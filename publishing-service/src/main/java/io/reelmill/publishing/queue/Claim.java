package io.reelmill.publishing.queue;

import java.util.UUID;

/**
 * A task that one worker has.
 *
 * @param id of what is to be done
 * @param lane whose share of the workers it takes
 * @param failures attempts that ended without success since it was last asked for
 * @param interrupted whether another worker had it before and never gave it back: what that one did is not known
 * @param token fencing token: nothing is written once another claim has replaced it
 */
public record Claim(UUID id, UUID workspaceId, UUID lane, int failures, boolean interrupted, UUID token) {}
