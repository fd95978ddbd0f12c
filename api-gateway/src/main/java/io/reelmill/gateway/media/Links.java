package io.reelmill.gateway.media;

import io.reelmill.gateway.settings.GatewaySettings;
import io.reelmill.media.SignedLinks;
import io.reelmill.media.service.MediaSettings;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Clock;

/** The links that lead to stored files. */
@Singleton
class Links {

    @Produces
    @Singleton
    SignedLinks links(GatewaySettings settings, MediaSettings media, Clock clock) {
        return new SignedLinks(
                media.cdnUrl().orElse(settings.publicUrl()),
                settings.linkSecret().getBytes(StandardCharsets.UTF_8),
                settings.linkValidity(),
                clock);
    }
}
