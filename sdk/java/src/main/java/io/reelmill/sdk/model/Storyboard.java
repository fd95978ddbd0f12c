// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;
import java.util.Map;

/** How an output of a project is made, as far as it has come. */
public record Storyboard(
        long success,
        String pid,
        long output,
        /** Length of the film, 0 until its timeline is made */
        double seconds,
        List<Shot> shots,
        List<StageEnd> stages,
        /** With every default; null once it is no longer kept */
        Map<String, Object> request) {}
