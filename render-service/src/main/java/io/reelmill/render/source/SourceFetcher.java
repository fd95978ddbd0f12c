package io.reelmill.render.source;

import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Fetched.Failed;
import io.reelmill.fetch.Fetched.Failure;
import io.reelmill.fetch.Fetched.Refused;
import io.reelmill.fetch.Fetched.Success;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** Fetches the URLs of a request. A failure is reported as the client's input, under the name of its field. */
public final class SourceFetcher {

    private static final int TRIES = 3;
    private static final long MIB = 1L << 20;

    private final SafeFetch fetch;
    private final Duration patience;

    /** @param patience that anything gets at most, whatever its own limits say */
    public SourceFetcher(SafeFetch fetch, Duration patience) {
        this.fetch = fetch;
        this.patience = patience;
    }

    /**
     * Downloads into a file.
     *
     * @param field that names the address, for messages
     * @throws ProviderException INPUT when it cannot be had
     */
    public void download(String field, String url, Path file, Limits limits) {
        Limits bounded = bounded(limits);
        answered(field, bounded, () -> fetch.download(url, file, bounded));
    }

    /**
     * Reads a page or a document.
     *
     * @throws ProviderException INPUT when it cannot be had
     */
    public Success page(String field, String url) {
        Limits bounded = bounded(Limits.page());
        return answered(field, bounded, () -> fetch.get(url, bounded));
    }

    /**
     * What parts the content that an address has now from what it has at another time: its ETag, or its date and length. Empty
     * where the server tells neither, or cannot be asked.
     */
    public Optional<String> contentVersion(String url) {
        if (PlatformLinks.platform(url).isPresent()
                || !(fetch.probe(url, bounded(Limits.page())) instanceof Success answer)
                || !answer.isOk()) {
            return Optional.empty();
        }
        return answer.header("etag").or(() -> answer.header("last-modified")
                .map(date -> date + " " + answer.header("content-length").orElse("")));
    }

    private Limits bounded(Limits limits) {
        Duration total = limits.total().compareTo(patience) < 0 ? limits.total() : patience;
        return new Limits(limits.maxBytes(), total, limits.maxRedirects(), limits.truncate());
    }

    private static Success answered(String field, Limits limits, Supplier<Fetched> call) {
        Fetched last = null;
        for (int i = 0; i < TRIES && (last == null || isWorthATry(last)); i++) {
            last = call.get();
        }
        if (last instanceof Success answer && answer.isOk()) {
            return answer;
        }
        if (last instanceof Failed failed && failed.failure() == Failure.INTERRUPTED) {
            throw new ProviderException(Category.PASSING, "fetching " + field + " was interrupted");
        }
        throw new ProviderException(Category.INPUT, field + " " + reason(last, limits) + ".");
    }

    /** Who used up all the time that there was is not given as much again. */
    private static boolean isWorthATry(Fetched fetched) {
        return fetched instanceof Failed failed
                        && failed.isPassing()
                        && failed.failure() != Failure.TIMEOUT
                        && failed.failure() != Failure.INTERRUPTED
                || fetched instanceof Success answer && answer.status() >= 500;
    }

    private static String reason(Fetched fetched, Limits limits) {
        if (fetched instanceof Success answer) {
            return switch (answer.status()) {
                case 401, 403 -> "needs a login (it answers " + answer.status() + ")";
                case 404, 410 -> "is not there (it answers " + answer.status() + ")";
                default -> "could not be fetched (it answers " + answer.status() + ")";
            };
        }
        if (fetched instanceof Refused refused) {
            return refused.message();
        }
        Failed failed = (Failed) fetched;
        return failed.failure() == Failure.TOO_LARGE
                ? "is larger than the " + limits.maxBytes() / MIB + " MiB that are fetched at most"
                : failed.message();
    }
}
