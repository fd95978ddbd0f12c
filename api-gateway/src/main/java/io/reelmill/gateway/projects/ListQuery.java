package io.reelmill.gateway.projects;

import io.reelmill.contracts.catalog.Violation;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.gateway.error.ApiException;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The query parameters of the project list. */
record ListQuery(int limit, Optional<String> cursor, Optional<ProjectStatus> status, Optional<String> workflow) {

    private static final int USUAL = 100;
    private static final int MOST = 1000;

    /** Reads them, or throws an {@link ApiException} with all that is wrong. */
    static ListQuery of(MultivaluedMap<String, String> query) {
        List<Violation> violations = new ArrayList<>();
        int limit = given(query, "limit").map(text -> limit(text, violations)).orElse(USUAL);
        Optional<String> cursor = given(query, "cursor");
        if (cursor.isPresent() && !Pid.isWellFormed(cursor.get())) {
            violations.add(new Violation("cursor", "form", "cursor must be the nextCursor of an earlier answer"));
        }
        Optional<ProjectStatus> status = given(query, "status").flatMap(text -> status(text, violations));
        Optional<String> workflow = given(query, "workflow").flatMap(text -> workflow(text, violations));
        if (!violations.isEmpty()) {
            throw ApiException.invalid(violations);
        }
        return new ListQuery(limit, cursor, status, workflow);
    }

    private static Optional<String> given(MultivaluedMap<String, String> query, String name) {
        return Optional.ofNullable(query.getFirst(name)).map(String::strip).filter(text -> !text.isEmpty());
    }

    private static int limit(String text, List<Violation> violations) {
        if (text.matches("[0-9]{1,9}")) {
            int limit = Integer.parseInt(text);
            if (limit >= 1 && limit <= MOST) {
                return limit;
            }
        }
        violations.add(
                new Violation("limit", "bounds", "limit must be a whole number that lies between 1 and " + MOST));
        return USUAL;
    }

    private static Optional<ProjectStatus> status(String text, List<Violation> violations) {
        Optional<ProjectStatus> found = Arrays.stream(ProjectStatus.values())
                .filter(status -> status.wireName().equals(text.toLowerCase(Locale.ROOT)))
                .findFirst();
        if (found.isEmpty()) {
            violations.add(notAllowed(
                    "status",
                    Arrays.stream(ProjectStatus.values())
                            .map(ProjectStatus::wireName)
                            .toList()));
        }
        return found;
    }

    private static Optional<String> workflow(String text, List<Violation> violations) {
        Optional<String> found = Workflow.find(text.toLowerCase(Locale.ROOT)).map(Workflow::wireName);
        if (found.isEmpty()) {
            violations.add(notAllowed(
                    "workflow",
                    Arrays.stream(Workflow.values()).map(Workflow::wireName).toList()));
        }
        return found;
    }

    private static Violation notAllowed(String field, List<String> allowed) {
        String values = allowed.stream().collect(Collectors.joining(", "));
        return new Violation(field, "not_allowed", field + " must be one of " + values);
    }
}
