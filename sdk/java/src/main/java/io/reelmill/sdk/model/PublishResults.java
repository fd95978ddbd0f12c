// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** What each platform said. */
public record PublishResults(
        long success,
        String id,
        List<Result> results,
        List<String> warnings) {

    public record Result(
            String platform,
            String accountId,
            String status,
            String url,
            String platformPostId,
            String error) {}
}
