package io.reelmill.account.grant;

import java.util.Locale;

/** Where credits come from; it decides what is used first. */
public enum GrantCategory {
    /** Given away for a while; used first. */
    PROMOTIONAL(10),
    /** Of a plan's period; they end with it. */
    PLAN(20),
    /** Given by the operator to put something right; they do not expire. */
    ADJUSTMENT(100),
    /** Bought; they do not expire. */
    PACK(110);

    private final int priority;

    GrantCategory(int priority) {
        this.priority = priority;
    }

    /** Lower ones are used first. */
    int priority() {
        return priority;
    }

    /** Whether grants of this category have an expiry. */
    public boolean expires() {
        return this == PROMOTIONAL || this == PLAN;
    }

    String column() {
        return name().toLowerCase(Locale.ROOT);
    }
}
