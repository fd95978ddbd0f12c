package io.reelmill.account.chain;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The place at which a page of entries ended. */
public record Cursor(Instant at, long sequence) {

    private static final Pattern FORM = Pattern.compile("(\\d{1,18})-(\\d{1,18})");

    /** Empty when the text is no cursor. */
    public static Optional<Cursor> of(String text) {
        Matcher matcher = FORM.matcher(text);
        return matcher.matches()
                ? Optional.of(new Cursor(
                        Instant.EPOCH.plus(Long.parseLong(matcher.group(1)), ChronoUnit.MICROS),
                        Long.parseLong(matcher.group(2))))
                : Optional.empty();
    }

    public static Cursor of(ChainLink link) {
        return new Cursor(link.at(), link.sequence());
    }

    /** Whether a link comes earlier in the chain. */
    boolean isBehind(ChainLink link) {
        int byTime = link.at().compareTo(at);
        return byTime < 0 || (byTime == 0 && link.sequence() < sequence);
    }

    @Override
    public String toString() {
        return ChronoUnit.MICROS.between(Instant.EPOCH, at) + "-" + sequence;
    }
}
