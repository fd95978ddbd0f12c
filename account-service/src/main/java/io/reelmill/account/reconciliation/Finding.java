package io.reelmill.account.reconciliation;

import java.util.Map;
import java.util.UUID;

/**
 * A break as a check has found it.
 *
 * @param subject id of the invoice, grant or run, or of the workspace
 * @param evidence what each side says; the same for the same break, so it holds no time of the check
 */
record Finding(BreakKind kind, UUID workspaceId, String subject, Map<String, Object> evidence) {}
