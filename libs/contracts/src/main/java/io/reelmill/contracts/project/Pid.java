package io.reelmill.contracts.project;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.regex.Pattern;

/** Project ids: 22 characters, URL-safe, sortable by the time of their making. */
public final class Pid {

    /** In ASCII order, so that ids sort as text as they sort by time. */
    private static final String ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    private static final int LENGTH = 22;
    private static final Pattern FORM = Pattern.compile("[0-9A-Za-z]{22}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private Pid() {}

    /** A new id: 48 bits of milliseconds, 80 bits of chance, in base 62. */
    public static String next(Clock clock) {
        BigInteger value = BigInteger.valueOf(clock.millis()).shiftLeft(80).or(new BigInteger(80, RANDOM));
        char[] text = new char[LENGTH];
        BigInteger base = BigInteger.valueOf(ALPHABET.length());
        for (int i = LENGTH - 1; i >= 0; i--) {
            BigInteger[] parts = value.divideAndRemainder(base);
            text[i] = ALPHABET.charAt(parts[1].intValue());
            value = parts[0];
        }
        return new String(text);
    }

    /** Whether a text has the form of an id; it need not exist. */
    public static boolean isWellFormed(String text) {
        return text != null && FORM.matcher(text).matches();
    }
}
