// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;
import java.util.List;

/** The weekly slots that replace the present ones. */
public final class SlotsChange extends RequestBody<SlotsChange> {

    public SlotsChange slots(List<Slot> value) {
        return with("slots", value);
    }
}
