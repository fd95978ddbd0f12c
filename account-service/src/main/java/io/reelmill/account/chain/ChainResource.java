package io.reelmill.account.chain;

import io.reelmill.contracts.account.LedgerApi;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.UUID;

/** Verifies chains for the operator. */
@Path(LedgerApi.VERIFICATION)
public class ChainResource {

    private final ChainVerification verification;
    private final ChainSealer sealer;

    ChainResource(ChainVerification verification, ChainSealer sealer) {
        this.verification = verification;
        this.sealer = sealer;
    }

    /** Of one workspace or of all. Takes about a minute for some millions of transfers. */
    @GET
    public ChainReport verify(@QueryParam("workspace") UUID workspace) {
        sealer.seal();
        return workspace == null ? verification.verify() : verification.verify(workspace);
    }
}
