package io.reelmill.publishing.publication;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.publishing.queue.Claim;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * A claimed target and what is to be posted.
 *
 * @param claim whose id is the target's
 * @param mediaKey null when the video is not in the media store
 * @param first whether nobody has attempted it before
 */
record ClaimedTarget(
        Claim claim,
        UUID publicationId,
        UUID accountId,
        Platform platform,
        String videoUrl,
        String mediaKey,
        ObjectNode params,
        Optional<ObjectNode> reference,
        boolean first,
        boolean interrupted,
        Instant publishAt) {}
