package io.reelmill.contracts.catalog;

/**
 * One thing that is wrong with a request.
 *
 * @param field canonical path with indexes, {@code media.provided[2].url}; null for the body as a whole
 * @param code machine word: {@code required}, {@code type}, {@code bounds}, {@code not_allowed}, {@code form}, {@code url},
 *     {@code count}
 * @param message for a person; names the field
 */
public record Violation(String field, String code, String message) {}
