// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/** An entry of the queue. Its status is the least advanced of its targets'. */
public record QueueEntry(
        Long success,
        String id,
        String status,
        Instant publishAt,
        String channelId,
        String channelName,
        String pid,
        String videoUrl,
        List<PublicationTarget> targets,
        Map<String, Object> extraParams,
        Instant createdAt,
        List<String> warnings) {}
