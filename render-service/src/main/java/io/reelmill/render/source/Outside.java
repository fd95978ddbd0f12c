package io.reelmill.render.source;

import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Fetched.Failed;
import io.reelmill.fetch.Fetched.Refused;
import io.reelmill.fetch.Fetched.Success;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Fetches what a request names by address. What cannot be had is told as the client's input, by its field. */
public final class Outside {

    private static final int TRIES = 3;

    private final SafeFetch fetch;

    public Outside(SafeFetch fetch) {
        this.fetch = fetch;
    }

    /**
     * Downloads into a file.
     *
     * @param field that names the address, for messages
     * @throws ProviderException INPUT when it cannot be had
     */
    public void download(String field, String url, Path file, Limits limits) {
        answered(field, () -> fetch.download(url, file, limits));
    }

    /**
     * Reads a page or a document.
     *
     * @throws ProviderException INPUT when it cannot be had
     */
    public Success page(String field, String url) {
        return answered(field, () -> fetch.get(url, Limits.page()));
    }

    private static Success answered(String field, Supplier<Fetched> call) {
        Fetched last = null;
        for (int i = 0; i < TRIES; i++) {
            last = call.get();
            boolean again = last instanceof Failed failed && failed.isPassing()
                    || last instanceof Success answer && answer.status() >= 500;
            if (!again) {
                break;
            }
        }
        if (last instanceof Success answer && answer.isOk()) {
            return answer;
        }
        throw new ProviderException(Category.INPUT, field + " " + reason(last) + ".");
    }

    private static String reason(Fetched fetched) {
        if (fetched instanceof Success answer) {
            return switch (answer.status()) {
                case 401, 403 -> "needs a login (it answers " + answer.status() + ")";
                case 404, 410 -> "is not there (it answers " + answer.status() + ")";
                default -> "could not be fetched (it answers " + answer.status() + ")";
            };
        }
        if (fetched instanceof Refused refused) {
            return "must not be fetched: " + refused.message();
        }
        return "could not be fetched: " + ((Failed) fetched).message();
    }
}
