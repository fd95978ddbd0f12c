// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** The breakdown adds up to credits. */
public record Estimate(
        long success,
        long credits,
        long creditsEstimate,
        long outputs,
        List<Line> breakdown,
        String pricingVersion,
        List<String> assumptions,
        List<String> warnings) {}
