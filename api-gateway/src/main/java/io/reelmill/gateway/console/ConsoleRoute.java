package io.reelmill.gateway.console;

import io.reelmill.console.ConsoleFiles;
import io.reelmill.console.ConsoleFiles.Library;
import io.reelmill.gateway.settings.GatewaySettings;
import io.reelmill.media.service.MediaSettings;
import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;

/** Serves {@code /console/}. */
@Singleton
class ConsoleRoute {

    private final ConsoleFiles files;

    ConsoleRoute(GatewaySettings gateway, MediaSettings media, ConsoleSettings console) {
        this.files = new ConsoleFiles(
                "/console/",
                ConsoleRoute.class,
                "/console/",
                Stream.concat(
                        Stream.of(
                                URI.create(gateway.publicUrl()),
                                URI.create(media.cdnUrl().orElse(gateway.publicUrl()))),
                        console.mediaOrigins().orElse(List.of()).stream()),
                new Library("hls/", "org.webjars.npm", "hls.js", "/META-INF/resources/webjars/hls.js/%s/dist/"));
    }

    void install(@Observes Router router) {
        files.install(router);
    }
}
