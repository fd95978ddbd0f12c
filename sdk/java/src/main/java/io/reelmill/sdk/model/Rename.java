// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;

/** A new name for a project. */
public final class Rename extends RequestBody<Rename> {

    public Rename pid(String value) {
        return with("pid", value);
    }

    public Rename name(String value) {
        return with("name", value);
    }
}
