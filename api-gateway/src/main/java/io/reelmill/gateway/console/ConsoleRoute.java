package io.reelmill.gateway.console;

import io.reelmill.gateway.settings.GatewaySettings;
import io.reelmill.media.service.MediaSettings;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Serves {@code /console/}: plain ES modules, and lit-html from its artifact under {@code /console/lit-html/}. */
@Singleton
class ConsoleRoute {

    private static final String PATH = "/console/";
    private static final String LIBRARY = "lit-html/";
    private static final Pattern NAME = Pattern.compile("([a-z0-9-]+/)*[a-z0-9-]+\\.[a-z]+");

    private final Map<String, ConsoleFile> files = new ConcurrentHashMap<>();
    private final String library = "/META-INF/resources/_static/lit-html/" + libraryVersion() + "/";
    private final String policy;

    ConsoleRoute(GatewaySettings gateway, MediaSettings media, ConsoleSettings console) {
        this.policy = policy(Stream.concat(
                Stream.of(
                        URI.create(gateway.publicUrl()),
                        URI.create(media.cdnUrl().orElse(gateway.publicUrl()))),
                console.mediaOrigins().orElse(List.of()).stream()));
    }

    void install(@Observes Router router) {
        router.route("/console").method(HttpMethod.GET).handler(call -> {
            if (call.normalizedPath().endsWith("/")) {
                call.next();
            } else {
                call.response().setStatusCode(308).putHeader("Location", PATH).end();
            }
        });
        router.route(PATH + "*").method(HttpMethod.GET).method(HttpMethod.HEAD).handler(this::serve);
    }

    private void serve(RoutingContext call) {
        String name = call.normalizedPath().substring(PATH.length());
        Optional<ConsoleFile> found = file(name.isEmpty() ? "index.html" : name);
        if (found.isEmpty()) {
            call.next();
            return;
        }
        ConsoleFile file = found.get();
        HttpServerResponse response = call.response()
                .putHeader("Content-Type", file.type())
                .putHeader("Content-Security-Policy", policy)
                .putHeader("Referrer-Policy", "no-referrer")
                .putHeader("X-Content-Type-Options", "nosniff")
                .putHeader("Cross-Origin-Opener-Policy", "same-origin")
                .putHeader("Cache-Control", "no-cache") // asked again each time: no module of another version is used
                .putHeader("Vary", "Accept-Encoding")
                .putHeader("ETag", file.etag());
        if (file.etag().equals(call.request().getHeader("If-None-Match"))) {
            response.setStatusCode(304).end();
            return;
        }
        String accepted = call.request().getHeader("Accept-Encoding");
        boolean compressed = accepted != null && accepted.contains("gzip");
        Buffer body = compressed ? file.gzip() : file.plain();
        if (compressed) {
            response.putHeader("Content-Encoding", "gzip");
        }
        response.putHeader("Content-Length", Integer.toString(body.length()));
        if (call.request().method().equals(HttpMethod.HEAD)) {
            response.end();
        } else {
            response.end(body);
        }
    }

    private Optional<ConsoleFile> file(String name) {
        if (!NAME.matcher(name).matches()) {
            return Optional.empty();
        }
        ConsoleFile known = files.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<ConsoleFile> read = ConsoleFile.read(
                name.startsWith(LIBRARY) ? library + name.substring(LIBRARY.length()) : "/console/" + name);
        read.ifPresent(file -> files.put(name, file));
        return read;
    }

    /** Scripts, styles and calls of this origin alone; films and pictures also from where links to media lead. */
    private static String policy(Stream<URI> mediaOrigins) {
        String media = mediaOrigins
                .map(uri -> uri.getScheme() + "://" + uri.getRawAuthority())
                .distinct()
                .collect(Collectors.joining(" "));
        return "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: "
                + media
                + "; media-src 'self' " + media + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
                + " require-trusted-types-for 'script'; trusted-types lit-html";
    }

    private static String libraryVersion() {
        try (InputStream in =
                ConsoleRoute.class.getResourceAsStream("/META-INF/maven/org.mvnpm/lit-html/pom.properties")) {
            Properties artifact = new Properties();
            artifact.load(in);
            return artifact.getProperty("version");
        } catch (IOException e) {
            throw new UncheckedIOException("the version of lit-html cannot be read", e);
        }
    }
}
