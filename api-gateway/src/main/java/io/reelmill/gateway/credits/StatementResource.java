package io.reelmill.gateway.credits;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.reelmill.contracts.account.LedgerApi.Balance;
import io.reelmill.contracts.account.LedgerApi.Line;
import io.reelmill.contracts.account.LedgerApi.Statement;
import io.reelmill.gateway.account.Billing;
import io.reelmill.gateway.credits.StatementQuery.Format;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Lists the movements of credits, newest first, as JSON or CSV. */
@Path("/api/public/v3/credits/statement")
class StatementResource {

    private static final String CSV = "text/csv";

    private final Caller caller;
    private final Billing billing;
    private final Clock clock;

    StatementResource(Caller caller, Billing billing, Clock clock) {
        this.caller = caller;
        this.billing = billing;
        this.clock = clock;
    }

    /**
     * A page.
     *
     * @param balance as of the time that was asked for, else as of the end of the period
     * @param nextCursor null on the last page
     */
    record Page(
            int success,
            Balance balance,
            List<Line> lines,
            @JsonInclude(JsonInclude.Include.ALWAYS) String nextCursor) {}

    @GET
    @Keyed
    @Produces({MediaType.APPLICATION_JSON, CSV})
    public Response list(@Context UriInfo uri, @Context HttpHeaders headers) {
        StatementQuery query = StatementQuery.of(uri.getQueryParameters());
        UUID workspace = caller.principal().workspaceId();
        Statement page = billing.statement(
                workspace,
                query.from().orElse(null),
                query.to().orElse(null),
                query.cursor().orElse(null),
                query.limit());
        Response.ResponseBuilder answer = format(query, headers) == Format.CSV
                ? Response.ok(StatementCsv.of(page.lines()), CSV + "; charset=utf-8; header=present")
                : Response.ok(
                        new Page(1, billing.balance(workspace, asOf(query)), page.lines(), page.nextCursor()),
                        MediaType.APPLICATION_JSON);
        if (page.nextCursor() != null) {
            answer.header(HttpHeaders.LINK, "<" + next(uri, page.nextCursor()) + ">; rel=\"next\"");
        }
        return answer.header(HttpHeaders.VARY, HttpHeaders.ACCEPT).build();
    }

    private Instant asOf(StatementQuery query) {
        Instant now = clock.instant();
        return query.asOf()
                .or(() -> query.to().filter(to -> to.isBefore(now)).map(to -> to.minusNanos(1_000)))
                .orElse(now);
    }

    private static Format format(StatementQuery query, HttpHeaders headers) {
        return query.format().orElseGet(() -> headers.getAcceptableMediaTypes().stream()
                .filter(type ->
                        type.isCompatible(MediaType.APPLICATION_JSON_TYPE) || type.isCompatible(MediaType.valueOf(CSV)))
                .findFirst()
                .filter(type -> !type.isCompatible(MediaType.APPLICATION_JSON_TYPE))
                .map(type -> Format.CSV)
                .orElse(Format.JSON));
    }

    private static String next(UriInfo uri, String cursor) {
        var next =
                uri.getRequestUriBuilder().replaceQueryParam("cursor", cursor).build();
        return next.getRawPath() + "?" + next.getRawQuery();
    }
}
