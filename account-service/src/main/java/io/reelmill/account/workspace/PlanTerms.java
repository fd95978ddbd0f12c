package io.reelmill.account.workspace;

import io.reelmill.contracts.account.Plan;

/**
 * What a plan gives.
 *
 * @param monthlyCredits regular credits at the start of each period
 * @param clonedVoices how many voices may be cloned
 */
public record PlanTerms(int monthlyCredits, int clonedVoices) {

    /** The terms of a plan; they stand here and nowhere else. */
    public static PlanTerms of(Plan plan) {
        return switch (plan) {
            case FREE -> new PlanTerms(100, 0);
            case HOBBY -> new PlanTerms(2_000, 0);
            case GROWTH -> new PlanTerms(6_000, 0);
            case ELITE -> new PlanTerms(20_000, 10);
            case ENTERPRISE -> new PlanTerms(100_000, 100);
        };
    }
}
