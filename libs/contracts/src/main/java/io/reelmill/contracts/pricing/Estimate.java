package io.reelmill.contracts.pricing;

import java.util.List;

/**
 * What a render is going to cost.
 *
 * @param credits sum of the breakdown
 * @param outputs variations that it is for
 * @param assumptions what was taken for granted where the request leaves it open
 */
public record Estimate(
        int credits, int outputs, List<Line> breakdown, String pricingVersion, List<String> assumptions) {

    public Estimate {
        breakdown = List.copyOf(breakdown);
        assumptions = List.copyOf(assumptions);
    }
}
