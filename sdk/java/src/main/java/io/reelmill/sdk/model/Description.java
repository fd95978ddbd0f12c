// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;
import java.util.Map;

/** The live description. */
public record Description(
        long success,
        String version,
        List<Map<String, Object>> workflows,
        Map<String, Object> parameterReference,
        Map<String, Object> examples,
        List<Map<String, Object>> additionalEndpoints,
        Map<String, Object> compatibility) {}
