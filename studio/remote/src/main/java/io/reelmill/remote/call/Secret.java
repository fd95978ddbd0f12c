package io.reelmill.remote.call;

/** A key. It is written nowhere: not in logs, not in messages, not in results. */
public final class Secret {

    /** For services that ask for none. */
    public static final Secret NONE = new Secret("");

    private final String value;

    public Secret(String value) {
        this.value = value.strip();
    }

    public boolean isEmpty() {
        return value.isEmpty();
    }

    /** The key itself, for a header alone. */
    public String reveal() {
        return value;
    }

    @Override
    public String toString() {
        return isEmpty() ? "(none)" : "(secret)";
    }
}
