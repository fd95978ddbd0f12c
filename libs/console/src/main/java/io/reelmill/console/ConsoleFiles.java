package io.reelmill.console;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Serves a console under a path: plain ES modules, first the console's own, then those that all consoles share; and libraries from
 * their artifacts, each under its prefix.
 */
public final class ConsoleFiles {

    private static final String SHARED = "/console-common/";
    private static final Library LIT_HTML =
            new Library("lit-html/", "org.mvnpm", "lit-html", "/META-INF/resources/_static/lit-html/%s/");
    private static final Pattern NAME = Pattern.compile("([a-z0-9-]+/)*[a-z0-9-]+(\\.[a-z][a-z0-9]*)+");

    private final Map<String, ConsoleFile> files = new ConcurrentHashMap<>();
    private final Map<String, String> libraries = new HashMap<>();
    private final String path;
    private final Class<?> module;
    private final String folder;
    private final String policy;

    /**
     * A library of which files are served.
     *
     * @param prefix of its files under the console, ending with a slash
     * @param folder of its files in the artifact, with {@code %s} for the version
     */
    public record Library(String prefix, String group, String artifact, String folder) {

        private String location() {
            String description = "/META-INF/maven/" + group + "/" + artifact + "/pom.properties";
            try (InputStream in = ConsoleFiles.class.getResourceAsStream(description)) {
                Properties properties = new Properties();
                properties.load(in);
                return folder.formatted(properties.getProperty("version"));
            } catch (IOException e) {
                throw new UncheckedIOException("the version of " + artifact + " cannot be read", e);
            }
        }
    }

    /**
     * A console.
     *
     * @param path of its first page, ending with a slash
     * @param module a class of the module that has its own files
     * @param folder of these files on the class path, from the root and ending with a slash
     * @param mediaOrigins addresses that films and pictures come from, besides the console's own
     * @param further libraries besides lit-html
     */
    public ConsoleFiles(String path, Class<?> module, String folder, Stream<URI> mediaOrigins, Library... further) {
        this.path = path;
        this.module = module;
        this.folder = folder;
        this.policy = policy(mediaOrigins);
        Stream.concat(Stream.of(LIT_HTML), Stream.of(further))
                .forEach(library -> libraries.put(library.prefix(), library.location()));
    }

    /** Adds the routes, and one that leads from the path without its slash to it. */
    public void install(Router router) {
        router.route(path.substring(0, path.length() - 1))
                .method(HttpMethod.GET)
                .handler(call -> {
                    if (call.normalizedPath().endsWith("/")) {
                        call.next();
                    } else {
                        call.response()
                                .setStatusCode(308)
                                .putHeader("Location", path)
                                .end();
                    }
                });
        router.route(path + "*").method(HttpMethod.GET).method(HttpMethod.HEAD).handler(this::serve);
    }

    private void serve(RoutingContext call) {
        String name = call.normalizedPath().substring(path.length());
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
        String prefix = name.substring(0, name.indexOf('/') + 1);
        Optional<ConsoleFile> read = libraries.containsKey(prefix)
                ? ConsoleFile.read(ConsoleFiles.class, libraries.get(prefix) + name.substring(prefix.length()))
                : ConsoleFile.read(module, folder + name).or(() -> ConsoleFile.read(ConsoleFiles.class, SHARED + name));
        read.ifPresent(file -> files.put(name, file));
        return read;
    }

    /**
     * Scripts and styles of this origin alone; films, their segments and pictures also from where links to media lead. A film that is
     * watched while it is made plays from a buffer, which is a {@code blob:}.
     */
    private static String policy(Stream<URI> mediaOrigins) {
        String media = Stream.concat(
                        Stream.of("'self'"),
                        mediaOrigins
                                .map(uri -> uri.getScheme() + "://" + uri.getRawAuthority())
                                .distinct())
                .collect(Collectors.joining(" "));
        return "default-src 'none'; script-src 'self'; style-src 'self'; connect-src " + media
                + "; img-src data: " + media + "; media-src blob: " + media
                + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
                + " require-trusted-types-for 'script'; trusted-types lit-html";
    }
}
