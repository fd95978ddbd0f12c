package io.reelmill.gateway.pricing;

import io.reelmill.contracts.catalog.LegacyBody;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.contracts.pricing.Estimate;
import io.reelmill.contracts.pricing.Line;
import io.reelmill.gateway.edge.BlockingWork;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.limit.OpenToAll;
import io.reelmill.gateway.render.RequestReader;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/**
 * Tells what a render is going to cost; the same body on {@code POST /render} reserves just that. An estimate of the usual
 * size that looks at nothing outside takes a fraction of a millisecond and stays on the event loop; any other goes to a worker.
 */
@Path("/api/public/v3/calculate-credits")
public class EstimateResource {

    private final RequestReader reader;
    private final Estimates estimates;

    EstimateResource(RequestReader reader, Estimates estimates) {
        this.reader = reader;
        this.estimates = estimates;
    }

    record EstimateAnswer(
            int success,
            int credits,
            int creditsEstimate,
            int outputs,
            List<Line> breakdown,
            String pricingVersion,
            List<String> assumptions,
            List<String> warnings) {}

    @POST
    @OpenToAll
    @NonBlocking
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public Uni<EstimateAnswer> estimate(byte[] body) {
        if (body != null && body.length > JsonBody.USUAL_BYTES) {
            return BlockingWork.of(() -> price(read(body)));
        }
        Accepted request = read(body);
        return estimates.looksOutside(request.spec())
                ? BlockingWork.of(() -> price(request))
                : Uni.createFrom().item(price(request));
    }

    private Accepted read(byte[] body) {
        return reader.read(LegacyBody.unwrap(JsonBody.parse(body)));
    }

    private EstimateAnswer price(Accepted request) {
        Estimate estimate = estimates.of(request.spec());
        return new EstimateAnswer(
                1,
                estimate.credits(),
                estimate.credits(),
                estimate.outputs(),
                estimate.breakdown(),
                estimate.pricingVersion(),
                estimate.assumptions(),
                request.warnings());
    }
}
