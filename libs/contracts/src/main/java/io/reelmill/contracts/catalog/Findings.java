package io.reelmill.contracts.catalog;

import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with a request and what its sender should know. Bounded, since bodies may be hostile. */
final class Findings {

    private static final int MAX_VIOLATIONS = 100;
    private static final int MAX_WARNINGS = 50;

    /** Characters of a name that a message shows. */
    static final int MAX_SHOWN_NAME = 120;

    private final List<Violation> violations = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    void violation(String field, String code, String message) {
        if (violations.size() < MAX_VIOLATIONS) {
            violations.add(new Violation(field, code, message));
        }
    }

    void warning(String message) {
        if (warnings.size() < MAX_WARNINGS) {
            warnings.add(message);
        }
    }

    /** Says that nobody knows this field, with what was probably meant. */
    void unknown(String field, String prefix, ParameterIndex index) {
        if (warnings.size() >= MAX_WARNINGS) {
            return;
        }
        warning(index.names().warningOf(field, prefix));
    }

    /** Whether further violations would not be kept. */
    boolean isFull() {
        return violations.size() >= MAX_VIOLATIONS;
    }

    boolean isClean() {
        return violations.isEmpty();
    }

    /** Whether a field, or something inside it, is already complained of. */
    boolean complainsOf(Parameter<?> parameter) {
        String path = parameter.path();
        return violations.stream()
                .anyMatch(v -> v.field() != null
                        && (v.field().equals(path)
                                || v.field().startsWith(path + ".")
                                || v.field().startsWith(path + "[")));
    }

    List<Violation> violations() {
        return violations;
    }

    List<String> warnings() {
        return warnings;
    }

    static String shortened(String text) {
        return text.length() <= MAX_SHOWN_NAME ? text : text.substring(0, MAX_SHOWN_NAME) + "…";
    }
}
