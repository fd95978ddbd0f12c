package io.reelmill.local.client;

import java.util.List;

/** The answer to a render request. */
public record Accepted(String pid, int creditsReserved, List<String> warnings) {}
