// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** A platform of an entry. */
public record PublicationTarget(
        String id,
        String platform,
        String accountId,
        String account,
        String status,
        long progress,
        String platformPostId,
        String url,
        String code,
        String error) {}
