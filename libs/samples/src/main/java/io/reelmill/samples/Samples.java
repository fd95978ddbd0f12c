package io.reelmill.samples;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.fetch.LocalFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The folder {@code examples}: a request for each workflow, and small files of our own making that the requests name under
 * {@link #PATH} of this installation.
 */
public final class Samples implements LocalFiles {

    /** Where the gateway serves the files. */
    public static final String PATH = "/samples/";

    /** As the requests in the folder have it: that of an installation that was started without any settings. */
    private static final String WRITTEN = "http://localhost:8080" + PATH;

    /** The files of the folder {@code examples/media}: a test compares them. A look-up reads nothing but these names. */
    static final Set<String> NAMES = Set.of(
            "article.html",
            "article.pdf",
            "avatar.png",
            "clip.mp4",
            "dance.mp4",
            "hero.png",
            "music.mp3",
            "product-close.jpg",
            "product-summit.jpg",
            "product.jpg",
            "speech.mp3");

    private static final Map<String, String> TYPES = Map.of(
            "mp3", "audio/mpeg",
            "mp4", "video/mp4",
            "png", "image/png",
            "jpg", "image/jpeg",
            "html", "text/html; charset=utf-8",
            "pdf", "application/pdf");

    /** Each is read once. */
    private final Map<String, OwnFile> loaded = new ConcurrentHashMap<>();

    private final String prefix;

    /** @param publicUrl address of the gateway as clients know it, without a slash at its end */
    public Samples(String publicUrl) {
        this.prefix = publicUrl + PATH;
    }

    /** A request that is accepted and rendered as it stands, with addresses of this installation. */
    public JsonNode request(Workflow workflow) {
        String file = workflow.wireName() + ".json";
        byte[] body = read(file).orElseThrow(() -> new IllegalStateException("there is no example " + file));
        try {
            return ContractJson.mapper().readTree(new String(body, StandardCharsets.UTF_8).replace(WRITTEN, prefix));
        } catch (IOException e) {
            throw new UncheckedIOException("example " + file + " cannot be read", e);
        }
    }

    /** A file by its name alone, such as {@code speech.mp3}. */
    public Optional<OwnFile> file(String name) {
        return NAMES.contains(name) ? Optional.of(loaded.computeIfAbsent(name, Samples::load)) : Optional.empty();
    }

    @Override
    public boolean has(URI url) {
        return name(url).isPresent();
    }

    @Override
    public Optional<OwnFile> find(URI url) {
        return name(url).flatMap(this::file);
    }

    private Optional<String> name(URI url) {
        String text = url.toString();
        return Optional.of(text)
                .filter(t -> t.startsWith(prefix))
                .map(t -> t.substring(prefix.length()))
                .filter(NAMES::contains);
    }

    private static OwnFile load(String name) {
        byte[] body = read("media/" + name).orElseThrow(() -> new IllegalStateException("there is no sample " + name));
        return OwnFile.of(body, TYPES.get(name.substring(name.lastIndexOf('.') + 1)));
    }

    private static Optional<byte[]> read(String path) {
        try (InputStream in = Samples.class.getResourceAsStream("/examples/" + path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("example " + path + " cannot be read", e);
        }
    }
}
