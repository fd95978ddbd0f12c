package io.reelmill.gateway.credits;

import io.reelmill.contracts.account.LedgerApi;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.gateway.edge.ClientTime;
import io.reelmill.gateway.error.ApiException;
import jakarta.ws.rs.core.MultivaluedMap;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The query parameters of the statement. */
record StatementQuery(
        Optional<Instant> from,
        Optional<Instant> to,
        Optional<Instant> asOf,
        Optional<String> cursor,
        int limit,
        Optional<Format> format) {

    enum Format {
        JSON,
        CSV
    }

    private static final int DEFAULT_LIMIT = 100;

    /** Reads them, or throws an {@link ApiException} with all that is wrong. */
    static StatementQuery of(MultivaluedMap<String, String> query) {
        List<Violation> violations = new ArrayList<>();
        Optional<Instant> from = time(query, "from", violations);
        Optional<Instant> to = time(query, "to", violations);
        if (from.isPresent() && to.isPresent() && from.get().isAfter(to.get())) {
            violations.add(new Violation("from", "bounds", "from must not be after to"));
        }
        Optional<String> cursor = given(query, "cursor");
        if (cursor.isPresent() && !cursor.get().matches("\\d{1,18}-\\d{1,18}")) {
            violations.add(new Violation("cursor", "form", "cursor must be the nextCursor of an earlier answer"));
        }
        StatementQuery read = new StatementQuery(
                from,
                to,
                time(query, "asOf", violations),
                cursor,
                given(query, "limit").map(text -> limit(text, violations)).orElse(DEFAULT_LIMIT),
                given(query, "format").flatMap(text -> format(text, violations)));
        if (!violations.isEmpty()) {
            throw ApiException.invalid(violations);
        }
        return read;
    }

    private static Optional<String> given(MultivaluedMap<String, String> query, String name) {
        return Optional.ofNullable(query.getFirst(name)).map(String::strip).filter(text -> !text.isEmpty());
    }

    private static Optional<Instant> time(
            MultivaluedMap<String, String> query, String name, List<Violation> violations) {
        return given(query, name).flatMap(text -> {
            // A plus sign that was not encoded arrives as a space.
            Optional<Instant> time = ClientTime.parse(text.replace(' ', '+'));
            if (time.isEmpty()) {
                violations.add(new Violation(name, "form", name + " " + ClientTime.FORM + ", not " + text));
            }
            return time;
        });
    }

    private static int limit(String text, List<Violation> violations) {
        if (text.matches("[0-9]{1,9}")) {
            int limit = Integer.parseInt(text);
            if (limit >= 1 && limit <= LedgerApi.MAX_LINES) {
                return limit;
            }
        }
        violations.add(new Violation(
                "limit", "bounds", "limit must be a whole number that lies between 1 and " + LedgerApi.MAX_LINES));
        return DEFAULT_LIMIT;
    }

    private static Optional<Format> format(String text, List<Violation> violations) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "json" -> Optional.of(Format.JSON);
            case "csv" -> Optional.of(Format.CSV);
            default -> {
                violations.add(new Violation("format", "not_allowed", "format must be one of json, csv"));
                yield Optional.empty();
            }
        };
    }
}
