package io.reelmill.providers;

import java.util.Objects;

/** A provider could not do its work. The category says whether trying again can help, and whose fault it was. */
public class ProviderException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** Why it failed. */
    public enum Category {
        /** The client's input can never work: told to the client, not tried again. */
        INPUT,
        /** What is asked for is right, but this installation lacks what it takes: told to the client, not tried again. */
        ABSENT,
        /** Passing: a busy or absent service. Tried again with backoff. */
        PASSING,
        /** Ours, and final. */
        INTERNAL
    }

    private final Category category;

    public ProviderException(Category category, String message) {
        this(category, message, null);
    }

    public ProviderException(Category category, String message, Throwable cause) {
        super(message, cause);
        this.category = Objects.requireNonNull(category);
    }

    public Category category() {
        return category;
    }
}
