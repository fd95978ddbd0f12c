package io.reelmill.gateway.error;

import io.reelmill.contracts.catalog.Violation;
import java.util.List;
import java.util.Map;

/** A call that is refused, with everything its answer says. The message is for the client. */
public final class ApiException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String code;
    private final transient List<Violation> violations;
    private final transient Map<String, String> headers;

    private ApiException(
            int status, String code, String message, List<Violation> violations, Map<String, String> headers) {
        super(message, null, false, false); // an answer, not a surprise: no stack trace
        this.status = status;
        this.code = code;
        this.violations = List.copyOf(violations);
        this.headers = Map.copyOf(headers);
    }

    public static ApiException of(int status, String code, String message) {
        return new ApiException(status, code, message, List.of(), Map.of());
    }

    /** 400 with all that is wrong; never called with nothing. */
    public static ApiException invalid(List<Violation> violations) {
        Violation first = violations.get(0);
        String code =
                switch (first.code()) {
                    case "blocked_url", "unreachable_url" -> first.code();
                    default -> "validation_error";
                };
        return new ApiException(400, code, first.message(), violations, Map.of());
    }

    /** 400 for one field. */
    public static ApiException invalid(String field, String code, String message) {
        return invalid(List.of(new Violation(field, code, message)));
    }

    public static ApiException malformedJson(String message) {
        return of(400, "malformed_json", message);
    }

    public static ApiException unauthorized(String message) {
        return of(401, "unauthorized", message);
    }

    /** 403: the key is good, but does not allow this. */
    public static ApiException forbidden(String message) {
        return of(403, "forbidden", message);
    }

    /** 403 for one field, which asks for more than the key allows. */
    public static ApiException forbidden(String field, String message) {
        return new ApiException(
                403, "forbidden", message, List.of(new Violation(field, "forbidden", message)), Map.of());
    }

    /** 404 for something that the workspace does not have, whoever else may. */
    public static ApiException notFound(String field, String message) {
        return new ApiException(
                404, "not_found", message, List.of(new Violation(field, "not_found", message)), Map.of());
    }

    /** 409 for a field that cannot be so as things stand; null where it is nothing of one field. */
    public static ApiException conflict(String field, String message) {
        List<Violation> violations = field == null ? List.of() : List.of(new Violation(field, "conflict", message));
        return new ApiException(409, "conflict", message, violations, Map.of());
    }

    /** 403 for a field that asks for more than the plan of the workspace allows. */
    public static ApiException planRequired(String field, String message) {
        return new ApiException(
                403, "plan_required", message, List.of(new Violation(field, "plan_required", message)), Map.of());
    }

    /** 503 with the time after which to try again. */
    public static ApiException unavailable(String message) {
        return new ApiException(503, "unavailable", message, List.of(), Map.of("Retry-After", "5"));
    }

    /** A refusal with the seconds after which to try again. */
    public static ApiException retryLater(int status, String code, String message, long retryAfterSeconds) {
        return new ApiException(
                status, code, message, List.of(), Map.of("Retry-After", Long.toString(retryAfterSeconds)));
    }

    public static ApiException rateLimited(long retryAfterSeconds) {
        return rateLimited("too many requests; try again in " + retryAfterSeconds + " s", retryAfterSeconds);
    }

    /** 429 for a limit other than the number of calls. */
    public static ApiException rateLimited(String message, long retryAfterSeconds) {
        return new ApiException(
                429, "rate_limited", message, List.of(), Map.of("Retry-After", Long.toString(retryAfterSeconds)));
    }

    public int status() {
        return status;
    }

    /** What is wrong with the request; empty when it is nothing of its fields. */
    public List<Violation> violations() {
        return violations;
    }

    public Map<String, String> headers() {
        return headers;
    }

    /** The body of the answer. */
    public ErrorBody body(String requestId, String docs) {
        String field = violations.isEmpty() ? null : violations.get(0).field();
        return new ErrorBody(0, getMessage(), code, field, violations, requestId, docs);
    }
}
