package io.reelmill.local.doctor;

import java.util.Locale;

/**
 * What a check has found.
 *
 * @param subject what was checked
 * @param text what it is like
 * @param remedy what to do about it; empty when nothing has to be done
 */
public record Finding(Level level, String subject, String text, String remedy) {

    /** How bad it is. */
    public enum Level {
        OK,
        /** Reelmill works, without something. */
        WARNING,
        /** Reelmill does not work. */
        PROBLEM
    }

    /** For people: one line, and a second one with the remedy, if there is any. */
    public String lines() {
        String line = "%-8s %-20s %s".formatted(level.name().toLowerCase(Locale.ROOT), subject, text);
        return remedy.isEmpty() ? line : line + System.lineSeparator() + " ".repeat(30) + "→ " + remedy;
    }

    static Finding ok(String subject, String text) {
        return new Finding(Level.OK, subject, text, "");
    }

    static Finding warning(String subject, String text, String remedy) {
        return new Finding(Level.WARNING, subject, text, remedy);
    }

    static Finding problem(String subject, String text, String remedy) {
        return new Finding(Level.PROBLEM, subject, text, remedy);
    }
}
