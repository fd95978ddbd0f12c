// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;
import java.time.Instant;

/** Another time for an entry. */
public final class QueueMove extends RequestBody<QueueMove> {

    public QueueMove publishAt(Instant value) {
        return with("publishAt", value);
    }
}
