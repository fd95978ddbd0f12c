// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** Somebody else's work that is seen in a video: of a stock library, or a picture of an article. */
public record Attribution(
        /** What it is, as its source names it. */
        String work,
        /** Who made it; empty where the source does not tell. */
        String author,
        /** The library or publication. */
        String source,
        /** Page of the work; empty where it has none. */
        String url) {}
