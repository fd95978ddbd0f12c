package io.reelmill.isolation;

import java.util.Locale;

/** Whether programs that handle untrusted input run in a sandbox. The setting {@code REELMILL_SANDBOX}. */
public enum SandboxMode {
    /** The service does not start without bubblewrap. */
    REQUIRED,
    /** The strongest isolation that the machine offers. */
    AUTO,
    /** Resource limits only. For development. */
    OFF;

    /**
     * Reads the setting.
     *
     * @param text a name in any case; blank means {@link #AUTO}
     * @throws IllegalArgumentException when it is none of them
     */
    public static SandboxMode parse(String text) {
        String name = text == null ? "" : text.strip().toUpperCase(Locale.ROOT);
        if (name.isEmpty()) {
            return AUTO;
        }
        try {
            return valueOf(name);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("REELMILL_SANDBOX is " + text + "; it must be required, auto or off", e);
        }
    }
}
