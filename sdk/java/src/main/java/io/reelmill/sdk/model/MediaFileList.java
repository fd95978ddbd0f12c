// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** Uploaded files. */
public record MediaFileList(
        long success,
        List<MediaFile> files) {}
