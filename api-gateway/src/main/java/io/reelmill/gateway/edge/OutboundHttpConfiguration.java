package io.reelmill.gateway.edge;

import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.gateway.settings.GatewaySettings;
import io.reelmill.media.LinkedFiles;
import io.reelmill.media.MediaStore;
import io.reelmill.media.SignedLinks;
import io.reelmill.media.service.MediaSettings;
import io.reelmill.samples.Samples;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.stream.Stream;

/** Makes the parts that face the world. */
@Singleton
class OutboundHttpConfiguration {

    @Produces
    @Singleton
    Clock clock() {
        return Clock.systemUTC();
    }

    @Produces
    @Singleton
    Samples samples(GatewaySettings settings) {
        return new Samples(settings.publicUrl());
    }

    @Produces
    @Singleton
    LinkedFiles uploads(GatewaySettings settings, MediaSettings media, MediaStore store, SignedLinks links) {
        return new LinkedFiles(store, links, Stream.concat(Stream.of(settings.publicUrl()), media.cdnUrl().stream()));
    }

    @Produces
    @Singleton
    UrlPolicy policy(OutboundSettings settings, Samples samples, LinkedFiles stored) {
        return new UrlPolicy(AddressPolicy.of(settings.allowPrivateUrls()), samples.or(stored));
    }

    @Produces
    @Singleton
    SafeFetch fetch(UrlPolicy policy) {
        return new SafeFetch(policy);
    }

    void close(@Disposes SafeFetch fetch) {
        fetch.close();
    }
}
