package io.reelmill.publishing.setup;

import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.AsyncPost;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.media.SignedLinks;
import io.reelmill.media.service.MediaSettings;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Clock;

/** Calls to the outside, which keep the address policy, and links by which the outside reads media. */
public final class OutboundHttpConfiguration {

    private OutboundHttpConfiguration() {}

    @Produces
    @Singleton
    static SafeFetch outside(OutsideSettings settings) {
        return new SafeFetch(new UrlPolicy(AddressPolicy.of(settings.allowPrivateUrls())));
    }

    static void close(@Disposes SafeFetch outside) {
        outside.close();
    }

    @Produces
    @Singleton
    static AsyncPost webhookCalls(OutsideSettings settings) {
        UrlPolicy policy = new UrlPolicy(AddressPolicy.of(settings.allowPrivateUrls()));
        return new AsyncPost(policy, settings.webhookConnections());
    }

    static void close(@Disposes AsyncPost webhookCalls) {
        webhookCalls.close();
    }

    @Produces
    @Singleton
    static SignedLinks links(OutsideSettings settings, MediaSettings media, Clock clock) {
        byte[] secret = settings.linkSecret().getBytes(StandardCharsets.UTF_8);
        return new SignedLinks(media.cdnUrl().orElse(settings.publicUrl()), secret, settings.linkValidity(), clock);
    }
}
