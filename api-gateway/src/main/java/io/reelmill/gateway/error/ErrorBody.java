package io.reelmill.gateway.error;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.reelmill.contracts.catalog.Violation;
import java.util.List;

/**
 * What every failed call is answered with. {@code error} and {@code field} are those of the first violation.
 *
 * @param error for a person
 * @param code machine word
 * @param field canonical path, or null
 */
@JsonInclude(JsonInclude.Include.ALWAYS)
public record ErrorBody(
        int success, String error, String code, String field, List<Violation> errors, String requestId, String docs) {}
