package io.reelmill.contracts.account;

import java.util.UUID;

/** Who a valid API key speaks for. */
public record Principal(UUID keyId, UUID workspaceId, UUID userId, Plan plan) {}
