// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;

public final class AutoTopUpChange extends RequestBody<AutoTopUpChange> {

    /** Whether credits are bought */
    public AutoTopUpChange enabled(boolean value) {
        return with("enabled", value);
    }

    /** Credits below which is bought */
    public AutoTopUpChange threshold(long value) {
        return with("threshold", value);
    }

    /** Credits to be reached, above the threshold; without it one pack is bought at a time */
    public AutoTopUpChange target(long value) {
        return with("target", value);
    }

    /** Name of the pack; the usual one without it */
    public AutoTopUpChange pack(String value) {
        return with("pack", value);
    }

    /** Most credits bought within 24 hours, at least one pack */
    public AutoTopUpChange dailyCap(long value) {
        return with("dailyCap", value);
    }
}
