package io.reelmill.gateway.media;

import io.reelmill.gateway.settings.GatewaySettings;
import io.reelmill.media.FolderStore;
import io.reelmill.media.MediaStore;
import io.reelmill.media.SignedLinks;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;

/** The media store, and the links that lead to it. */
@Singleton
class Links {

    @Produces
    @Singleton
    SignedLinks links(GatewaySettings settings, Clock clock) {
        return new SignedLinks(
                settings.publicUrl(),
                settings.linkSecret().getBytes(StandardCharsets.UTF_8),
                settings.linkValidity(),
                clock);
    }

    @Produces
    @Singleton
    MediaStore store(GatewaySettings settings) throws IOException {
        return new FolderStore(settings.mediaRoot());
    }
}
