package io.reelmill.account.key;

import io.reelmill.contracts.account.KeyAccess;
import java.time.Instant;

/**
 * A key that is to be created.
 *
 * @param name by which a person knows it
 * @param expiresAt when it ends by itself, or null
 */
public record NewKey(String name, KeyAccess access, Instant expiresAt) {}
