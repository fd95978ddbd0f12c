package io.reelmill.contracts.event;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.reelmill.contracts.publishing.Platform;
import java.time.Instant;
import java.util.UUID;

/**
 * A publication to one account was scheduled, published, or has failed. It is written in the transaction that makes it so.
 *
 * @param publicationId the entry of the queue
 * @param targetId the account's part of the entry
 * @param pid project of the video, or null
 * @param status {@code scheduled}, {@code published}, {@code failed}
 * @param publishAt when it is or was due
 * @param platformPostId id at the platform, when it is published and the platform tells
 * @param code machine word of the failure, or null
 * @param at when it became so
 */
public record PublicationChanged(
        UUID publicationId,
        UUID targetId,
        UUID workspaceId,
        String pid,
        Platform platform,
        UUID accountId,
        String status,
        Instant publishAt,
        String platformPostId,
        String url,
        String code,
        String error,
        Instant at)
        implements Event {

    public static final String TYPE = "io.reelmill.publication.changed.v1";

    @Override
    @JsonIgnore
    public String topic() {
        return Topics.PUBLICATION_EVENTS;
    }

    @Override
    @JsonIgnore
    public String type() {
        return TYPE;
    }

    @Override
    @JsonIgnore
    public String key() {
        return workspaceId.toString();
    }
}
