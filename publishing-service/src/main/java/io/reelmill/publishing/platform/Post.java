package io.reelmill.publishing.platform;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.media.StoredMedia;
import io.reelmill.publishing.channel.AccountTokens.Credentials;
import java.util.Optional;
import java.util.UUID;

/**
 * What is to be posted to one account.
 *
 * @param id of the publication's target; never another one for the same post
 * @param video its bytes; null where the connector does not upload them
 * @param videoUrl address that a platform can fetch it from
 * @param params title, description, caption and the like
 * @param reference what was stored by {@link Journal#reference} last, if anything was
 * @param interrupted whether an earlier attempt broke off, so that nobody knows how far it came
 */
public record Post(
        UUID id,
        Credentials account,
        StoredMedia video,
        String videoUrl,
        ObjectNode params,
        Optional<ObjectNode> reference,
        boolean interrupted) {

    /** A text parameter; empty when it is not given. */
    public String text(String name) {
        return params.path(name).asText("");
    }
}
