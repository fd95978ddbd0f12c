package io.reelmill.gateway.edge;

import io.reelmill.contracts.catalog.UrlRule;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Fetched.Failure;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.fetch.Verdict;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Files that clients name by address and that are kept. */
@Singleton
public class ClientFiles {

    /** Each holds its file in memory. */
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

    /** The complete form of an address, looked up; empty when nobody may visit it, which is then among the violations. */
    Optional<String> address(String field, String text, List<Violation> violations) {
        UrlRule.Judgement form = rule.judge(text);
        if (form instanceof UrlRule.Refused refused) {
            violations.add(new Violation(field, refused.code(), field + " " + refused.words()));
            return Optional.empty();
        }
        String url = ((UrlRule.Fine) form).url();
        if (policy.judge(url) instanceof Verdict.Refused refused) {
            violations.add(new Violation(field, ClientUrls.code(refused.reason()), field + " " + refused.message()));
            return Optional.empty();
        }
        return Optional.of(url);
    }

    /**
     * What is at an address. Blocks.
     *
     * @param field that names the address
     * @throws ApiException 400 when it is not to be had within the limits, 503 when too many others are fetched meanwhile
     */
    public byte[] fetch(String field, String url, Limits limits) {
        enter();
        Fetched answer;
        try {
            answer = fetch.get(url, limits);
        } finally {
            places.release();
        }
        if (answer instanceof Fetched.Success success) {
            if (!success.isOk()) {
                throw unreachable(field, "; its server answers " + success.status());
            }
            return success.body();
        }
        if (answer instanceof Fetched.Failed failed) {
            if (failed.failure() == Failure.TOO_LARGE) {
                throw ApiException.invalid(
                        field, "bounds", "%s must be at most %d MiB".formatted(field, limits.maxBytes() >> 20));
            }
            throw unreachable(field, ": " + failed.message());
        }
        Fetched.Refused refused = (Fetched.Refused) answer;
        throw ApiException.invalid(field, ClientUrls.code(refused.reason()), field + " " + refused.message());
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
