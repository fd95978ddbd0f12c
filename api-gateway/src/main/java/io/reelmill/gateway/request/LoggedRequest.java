package io.reelmill.gateway.request;

import java.time.Instant;
import java.util.UUID;

/**
 * A call that a key was admitted to.
 *
 * @param id that the answer told as {@code X-Request-Id}
 * @param path without its query
 * @param milliseconds until the answer began
 */
record LoggedRequest(String id, Instant at, String method, String path, int status, int milliseconds, UUID keyId) {}
