package io.reelmill.gateway.edge;

import io.reelmill.contracts.catalog.UrlRule;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlDecision;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Files that clients name by address and that are kept. */
@Singleton
public class ClientFiles {

    /** Connections and disk that strangers' servers may hold at one time. */
    private static final int MAX_AT_ONCE = 8;

    private static final int PATIENCE_SECONDS = 20;

    private final UrlPolicy policy;
    private final UrlRule rule;
    private final SafeFetch fetch;
    private final Semaphore places = new Semaphore(MAX_AT_ONCE);

    ClientFiles(UrlPolicy policy, ClientUrls urls, SafeFetch fetch) {
        this.policy = policy;
        this.rule = urls.rule();
        this.fetch = fetch;
    }

    /**
     * The complete form of an address, looked up; empty when nobody may visit it, which is then among the violations.
     *
     * @param client workspace whose share of look-ups it takes
     * @throws ApiException 503 when too many look-ups are under way
     */
    Optional<String> address(UUID client, String field, String text, List<Violation> violations) {
        UrlRule.Judgement form = rule.judge(text);
        if (form instanceof UrlRule.Refused refused) {
            violations.add(new Violation(field, refused.code(), field + " " + refused.words()));
            return Optional.empty();
        }
        String url = ((UrlRule.Fine) form).url();
        if (policy.forClient(client).judge(url) instanceof UrlDecision.Refused refused) {
            ClientUrls.requireLookedUp(field, refused);
            violations.add(new Violation(field, ClientUrls.code(refused.reason()), field + " " + refused.message()));
            return Optional.empty();
        }
        return Optional.of(url);
    }

    /**
     * Downloads what is at an address. Blocks.
     *
     * @param field that names the address
     * @param file written when this returns, and not there when it throws
     * @throws ApiException 400 when it is not to be had within the limits, 503 when too many others are fetched meanwhile
     */
    public void download(String field, String url, Limits limits, Path file) {
        enter();
        Fetched answer;
        try {
            answer = fetch.download(url, file, limits);
        } finally {
            places.release();
        }
        if (answer instanceof Fetched.Success success && !success.isOk()) {
            throw unreachable(field, "; its server answers " + success.status());
        }
        if (answer instanceof Fetched.Failed failed) {
            switch (failed.failure()) {
                case TOO_LARGE ->
                    throw ApiException.invalid(
                            field, "bounds", "%s must be at most %d MiB".formatted(field, limits.maxBytes() >> 20));
                case BUSY -> throw ClientUrls.busy(field, failed.message());
                default -> throw unreachable(field, ": " + failed.message());
            }
        }
        if (answer instanceof Fetched.Refused refused) {
            throw ApiException.invalid(field, ClientUrls.code(refused.reason()), field + " " + refused.message());
        }
    }

    private void enter() {
        try {
            if (!places.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw ApiException.unavailable("too many files are being fetched; nothing was kept");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ApiException.unavailable("the call was interrupted");
        }
    }

    private static ApiException unreachable(String field, String why) {
        return ApiException.invalid(field, "unreachable_url", field + " must be reachable" + why);
    }
}
