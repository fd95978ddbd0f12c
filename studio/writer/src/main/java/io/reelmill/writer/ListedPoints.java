package io.reelmill.writer;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Points that a prompt lists itself: {@code 3 mistakes of beginners: a, b and c}.
 *
 * @param head what stands before the colon
 * @param items two or more sentences
 */
record ListedPoints(String head, List<String> items) {

    private static final int MIN_ITEMS = 2;

    private static final Pattern LISTED = Pattern.compile("^(?<head>[^:?]{3,}):\\s+(?<items>.+)$");
    private static final Pattern BETWEEN_ITEMS = Pattern.compile("\\s*(?:;|,?\\s+and\\s+(?=[^,;]+$)|,)\\s*");

    static Optional<ListedPoints> in(String text) {
        Matcher listing = LISTED.matcher(text);
        if (!listing.matches()) {
            return Optional.empty();
        }
        List<String> items = BETWEEN_ITEMS
                .splitAsStream(listing.group("items").replaceAll("[\\s.!,;]+$", ""))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .map(item -> EnglishForms.capital(item) + ".")
                .toList();
        return items.size() < MIN_ITEMS
                ? Optional.empty()
                : Optional.of(new ListedPoints(listing.group("head").strip(), items));
    }
}
