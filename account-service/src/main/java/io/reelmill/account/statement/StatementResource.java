package io.reelmill.account.statement;

import io.reelmill.account.chain.Cursor;
import io.reelmill.contracts.account.LedgerApi;
import io.reelmill.contracts.account.LedgerApi.Balance;
import io.reelmill.contracts.account.LedgerApi.Holdings;
import io.reelmill.contracts.account.LedgerApi.Statement;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.UUID;

/** Statements and former balances as other services see them. */
@Path(LedgerApi.STATEMENTS + "/{workspace}")
@RequiredScope("accounts")
public class StatementResource {

    private final Statements statements;
    private final HoldingsReader holdings;

    StatementResource(Statements statements, HoldingsReader holdings) {
        this.statements = statements;
        this.holdings = holdings;
    }

    @GET
    public Statement page(
            UUID workspace,
            @QueryParam("from") String from,
            @QueryParam("before") String before,
            @QueryParam("cursor") String cursor,
            @QueryParam("limit") @DefaultValue("100") int limit) {
        if (limit < 1 || limit > LedgerApi.MAX_LINES) {
            throw Refusal.badRequest("limit must lie between 1 and " + LedgerApi.MAX_LINES);
        }
        return statements.page(
                workspace, time(from, "from"), time(before, "before"), cursor == null ? null : cursor(cursor), limit);
    }

    @GET
    @Path(LedgerApi.BALANCE)
    public Balance balance(UUID workspace, @QueryParam("asOf") String asOf) {
        return statements.balance(workspace, time(Refusal.required(asOf, "asOf"), "asOf"));
    }

    @GET
    @Path(LedgerApi.HOLDINGS)
    public Holdings holdings(UUID workspace) {
        return holdings.read(workspace);
    }

    private static Cursor cursor(String text) {
        return Cursor.of(text)
                .orElseThrow(() -> Refusal.badRequest("cursor must be the nextCursor of an earlier answer"));
    }

    private static Instant time(String text, String name) {
        try {
            return text == null ? null : Instant.parse(text);
        } catch (DateTimeException e) {
            throw Refusal.badRequest(name + " must be an ISO 8601 time");
        }
    }
}
