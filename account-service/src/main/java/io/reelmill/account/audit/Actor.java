package io.reelmill.account.audit;

import io.reelmill.contracts.account.AccountApi.Author;

/**
 * Who does something, and why.
 *
 * @param name such as {@code operator}, {@code oidc:ada}, {@code key:} with the id of an API key, or {@code service:} with the
 *     name of a caller between services
 * @param reason as the actor gave it; null where none is asked for
 * @param requestId of the call, or null
 */
public record Actor(String name, String reason, String requestId) {

    /** The service itself, by its settings. */
    public static final Actor SYSTEM = new Actor("system", null, null);

    /**
     * A customer who used an API key, or else the service that called.
     *
     * @param author or null
     * @param caller as it identified itself between services
     */
    public static Actor of(Author author, String caller) {
        return author == null || author.keyId() == null
                ? new Actor("service:" + caller, null, null)
                : new Actor("key:" + author.keyId(), null, author.requestId());
    }
}
