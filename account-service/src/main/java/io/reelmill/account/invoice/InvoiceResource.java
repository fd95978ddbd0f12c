package io.reelmill.account.invoice;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.InvoiceInfo;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.UUID;

/** The invoices of a workspace as other services see them. */
@Path(AccountApi.BILLING)
@RequiredScope("billing")
public class InvoiceResource {

    private static final int MAX_LIMIT = 100;

    private final InvoiceRepository invoices;

    InvoiceResource(InvoiceRepository invoices) {
        this.invoices = invoices;
    }

    /** Newest first. */
    @GET
    @Path("/{id}/invoices")
    public List<InvoiceInfo> list(
            UUID id, @QueryParam("before") String before, @QueryParam("limit") @DefaultValue("100") int limit) {
        if (limit < 1 || limit > MAX_LIMIT) {
            throw Refusal.badRequest("limit must lie between 1 and " + MAX_LIMIT);
        }
        return invoices.list(id, number(before), limit).stream()
                .map(InvoiceEntity::info)
                .toList();
    }

    private static long number(String printed) {
        if (printed == null) {
            return Long.MAX_VALUE;
        }
        if (!printed.matches("INV-[0-9]{1,18}")) {
            throw Refusal.badRequest("before must be the number of an invoice");
        }
        return Long.parseLong(printed.substring(4));
    }
}
