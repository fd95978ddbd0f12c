package io.reelmill.media;

import io.reelmill.fetch.LocalFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Files of the media store by their signed links, read from the store itself: so a request can name a file that was uploaded, or a
 * film that was made before, also where clients reach the gateway by a private address.
 */
public final class LinkedFiles implements LocalFiles {

    private final MediaStore store;
    private final SignedLinks links;
    private final List<String> prefixes;

    /**
     * @param links checks signatures and expiry
     * @param bases addresses that links may begin with: the public one, and that of a CDN
     */
    public LinkedFiles(MediaStore store, SignedLinks links, Stream<String> bases) {
        this.store = store;
        this.links = links;
        this.prefixes = bases.map(base -> base.replaceFirst("/$", "") + SignedLinks.PATH)
                .distinct()
                .toList();
    }

    @Override
    public boolean has(URI url) {
        return path(url).isPresent();
    }

    @Override
    public Optional<OwnFile> find(URI url) {
        return path(url).flatMap(links::verify).flatMap(this::file);
    }

    private Optional<OwnFile> file(String key) {
        try {
            return store.find(key)
                    .map(stored -> new OwnFile(ContentType.of(key), stored.length(), '"' + key + '"', stored::open));
        } catch (IOException e) {
            throw new UncheckedIOException("the media store cannot be read", e);
        }
    }

    private Optional<String> path(URI url) {
        String text = url.toString();
        return prefixes.stream()
                .filter(text::startsWith)
                .map(prefix -> text.substring(prefix.length()))
                .findFirst();
    }
}
