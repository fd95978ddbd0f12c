package io.reelmill.account.internal;

/** What every refused call is answered with. */
public record ErrorBody(String error) {}
