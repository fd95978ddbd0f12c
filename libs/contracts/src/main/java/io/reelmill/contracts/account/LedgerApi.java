package io.reelmill.contracts.account;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** What the account-service tells of its ledger, as paths and bodies. */
public final class LedgerApi {

    /**
     * {@code GET /internal/statements/{workspace}?from=&before=&cursor=&limit=}: 200 {@link Statement}, newest first; 400 for a cursor
     * that is none, 404 for an unknown workspace. {@code GET /internal/statements/{workspace}/balance?asOf=}: 200 {@link Balance}
     * after the last movement up to that time.
     */
    public static final String STATEMENTS = "/internal/statements";

    /** Under {@link #STATEMENTS}. */
    public static final String BALANCE = "/balance";

    /** Under {@link #STATEMENTS}: GET: 200 {@link Holdings}. */
    public static final String HOLDINGS = "/holdings";

    /** {@code GET ?workspace=}: 200 with the faults of one or all chains. For the operator. */
    public static final String VERIFICATION = "/internal/ledger/verification";

    /**
     * GET: 200, the stored {@link Break}s that are open, newest first. POST to {@code /run}: 200, the same after a reconciliation.
     * POST {@link Explanation} to {@code /{id}/close}: 204. For the operator.
     */
    public static final String BREAKS = "/internal/ledger/breaks";

    /** Most lines of a page. */
    public static final int MAX_LINES = 1_000;

    private LedgerApi() {}

    /**
     * Credits of a workspace at a time.
     *
     * @param total that can be spent
     * @param reserved held for work under way
     * @param debt owed for a purchase that was charged back after its credits had been spent, 0 or above
     */
    public record Balance(Instant asOf, long regular, long nonExpiring, long total, long reserved, long debt) {}

    /**
     * Grants with credits left, in the order of their use, and reservations that are not settled, newest first. Credits on hold still
     * belong to their grants.
     */
    public record Holdings(List<Grant> grants, List<Hold> reservations) {}

    /**
     * Credits that were given together.
     *
     * @param category {@code plan}, {@code promotional}, {@code adjustment} or {@code pack}
     * @param credits that are left
     * @param expiresAt null when they do not expire
     */
    public record Grant(String category, long credits, long given, Instant expiresAt, Instant createdAt) {}

    /**
     * Credits that are held for work under way.
     *
     * @param purpose such as {@code render} or {@code export}
     * @param pid of the project, or null
     */
    public record Hold(UUID id, String purpose, String pid, long credits, Instant createdAt) {}

    /** @param nextCursor null on the last page */
    public record Statement(List<Line> lines, String nextCursor) {}

    /**
     * A movement of credits.
     *
     * @param sequence place among the movements of the workspace, from 1
     * @param kind {@code grant}, {@code hold}, {@code charge}, {@code release}, {@code refund}, {@code expiry}, {@code revocation},
     *     {@code restoration} or {@code debt_payment}
     * @param credits by which the spendable credits change
     * @param charged credits that work was charged with; below 0 where they were given back
     * @param balance spendable credits after it
     * @param reserved credits on hold after it
     * @param debt credits that are owed after it
     * @param grant reference of the grant that was given, revoked or restored, else null
     * @param grants which grants a charge used or a refund went back to
     * @param reservation or null
     * @param pid of the project, or null
     * @param invoice number of the invoice, or null
     */
    public record Line(
            long sequence,
            Instant time,
            String kind,
            long credits,
            long charged,
            long balance,
            long reserved,
            long debt,
            String grant,
            List<GrantPart> grants,
            UUID reservation,
            String pid,
            String invoice,
            String description) {}

    /** @param grant reference of the grant */
    public record GrantPart(String grant, String category, long credits) {}

    /**
     * Something on which ledger, payments and renders do not agree.
     *
     * @param subject id of the payment, run, reservation or workspace
     * @param evidence what each side says
     */
    public record Break(
            long id,
            String kind,
            UUID workspaceId,
            String subject,
            String evidence,
            Instant firstSeen,
            Instant lastSeen) {}

    /** @param note why a break is in order */
    public record Explanation(String note) {}
}
