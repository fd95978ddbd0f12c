// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;

/** What is to be bought. */
public final class CreditPackOrder extends RequestBody<CreditPackOrder> {

    public CreditPackOrder source(String value) {
        return with("source", value);
    }
}
