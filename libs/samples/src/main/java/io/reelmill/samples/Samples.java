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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The folder {@code examples}: a request for each workflow, and small files of our own making that the requests name under
 * {@link #PATH} of this installation.
 */
public final class Samples implements LocalFiles {

    /** Where the gateway serves the files. */
    public static final String PATH = "/samples/";

    /** As the requests in the folder have it: that of an installation that was started without any settings. */
    private static final String WRITTEN = "http://localhost:8080" + PATH;

    private static final Pattern NAME = Pattern.compile("[a-z0-9-]{1,64}\\.([a-z0-9]{3,4})");

    private static final Map<String, String> TYPES = Map.of(
            "mp3", "audio/mpeg",
            "wav", "audio/wav",
            "mp4", "video/mp4",
            "png", "image/png",
            "jpg", "image/jpeg",
            "html", "text/html; charset=utf-8",
            "pdf", "application/pdf",
            "txt", "text/plain; charset=utf-8");

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
        Matcher form = NAME.matcher(name);
        if (!form.matches() || !TYPES.containsKey(form.group(1))) {
            return Optional.empty();
        }
        return read("media/" + name).map(body -> new OwnFile(body, TYPES.get(form.group(1))));
    }

    @Override
    public Optional<OwnFile> find(URI url) {
        String text = url.toString();
        return text.startsWith(prefix) ? file(text.substring(prefix.length())) : Optional.empty();
    }

    private static Optional<byte[]> read(String path) {
        try (InputStream in = Samples.class.getResourceAsStream("/examples/" + path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("example " + path + " cannot be read", e);
        }
    }
}
