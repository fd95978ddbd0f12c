package io.reelmill.account.subscription;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How the plan of a new workspace is paid for. */
public enum Billing {
    /** The operator gives it: its invoices ask for nothing. */
    @JsonProperty("complimentary")
    COMPLIMENTARY,
    /** Each period is charged to the saved payment method before it gives anything. */
    @JsonProperty("charged")
    CHARGED,
    /** The first period is free and short, the following ones are charged. */
    @JsonProperty("trial")
    TRIAL
}
