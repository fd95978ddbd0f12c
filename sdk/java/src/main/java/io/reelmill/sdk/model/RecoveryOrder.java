// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;
import java.time.Instant;

public final class RecoveryOrder extends RequestBody<RecoveryOrder> {

    /** when the deliveries were made, at the earliest */
    public RecoveryOrder since(Instant value) {
        return with("since", value);
    }

    /** of one endpoint; all when it is left out */
    public RecoveryOrder url(String value) {
        return with("url", value);
    }
}
