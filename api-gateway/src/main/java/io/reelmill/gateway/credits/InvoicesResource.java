package io.reelmill.gateway.credits;

import io.reelmill.contracts.account.AccountApi.InvoiceInfo;
import io.reelmill.gateway.account.Billing;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** Lists the invoices of a workspace, newest first. */
@Path("/api/public/v3/credits/invoices")
@Produces(MediaType.APPLICATION_JSON)
class InvoicesResource {

    private static final int MAX_LIMIT = 100;

    private final Caller caller;
    private final Billing billing;

    InvoicesResource(Caller caller, Billing billing) {
        this.caller = caller;
        this.billing = billing;
    }

    /** @param nextCursor the cursor of the next page, or null when there is none */
    record InvoiceList(int success, List<InvoiceInfo> invoices, String nextCursor) {}

    @GET
    @Keyed
    public InvoiceList list(@QueryParam("cursor") String cursor, @QueryParam("limit") String limit) {
        if (cursor != null && !cursor.matches("INV-[0-9]{1,18}")) {
            throw ApiException.invalid("cursor", "value", "cursor must be the nextCursor of a page before");
        }
        int size = size(limit);
        List<InvoiceInfo> page = billing.invoices(caller.principal().workspaceId(), cursor, size);
        return new InvoiceList(
                1, page, page.size() < size ? null : page.get(page.size() - 1).number());
    }

    private static int size(String limit) {
        if (limit == null) {
            return MAX_LIMIT;
        }
        if (!limit.matches("[0-9]{1,3}") || Integer.parseInt(limit) < 1 || Integer.parseInt(limit) > MAX_LIMIT) {
            throw ApiException.invalid("limit", "bounds", "limit must lie between 1 and " + MAX_LIMIT);
        }
        return Integer.parseInt(limit);
    }
}
