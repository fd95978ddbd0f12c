package io.reelmill.publishing.internal;

/** What every refused call is answered with. */
public record ErrorBody(String error) {}
