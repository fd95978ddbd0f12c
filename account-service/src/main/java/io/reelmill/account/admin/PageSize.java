package io.reelmill.account.admin;

/** The query parameter {@code limit} of a list. */
final class PageSize {

    private static final int DEFAULT = 50;
    private static final int MAX = 200;

    private PageSize() {}

    /** @param limit as it was sent, or null */
    static int of(String limit) {
        if (limit == null || limit.isBlank()) {
            return DEFAULT;
        }
        if (!limit.matches("\\d{1,3}") || Integer.parseInt(limit) < 1 || Integer.parseInt(limit) > MAX) {
            throw new InvalidFieldException("limit", "limit must lie between 1 and " + MAX);
        }
        return Integer.parseInt(limit);
    }
}
