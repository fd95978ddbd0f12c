package io.reelmill.account.reconciliation;

import io.reelmill.contracts.account.LedgerApi;
import io.reelmill.contracts.account.LedgerApi.Break;
import io.reelmill.contracts.account.LedgerApi.Explanation;
import io.reelmill.service.Refusal;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.List;

/** Breaks for the operator. */
@Path(LedgerApi.BREAKS)
public class BreakResource {

    private final BreakStore breaks;
    private final LedgerReconciliation reconciliation;

    BreakResource(BreakStore breaks, LedgerReconciliation reconciliation) {
        this.breaks = breaks;
        this.reconciliation = reconciliation;
    }

    @GET
    public List<Break> open() {
        return breaks.open();
    }

    @POST
    @Path("/run")
    public List<Break> run() {
        reconciliation.run();
        return breaks.open();
    }

    @POST
    @Path("/{id}/close")
    public void close(long id, Explanation explanation) {
        Refusal.required(explanation, "a body");
        if (!breaks.close(id, Refusal.required(explanation.note(), "note"))) {
            throw Refusal.notFound("the break");
        }
    }
}
