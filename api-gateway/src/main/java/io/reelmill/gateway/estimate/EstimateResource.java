package io.reelmill.gateway.estimate;

import io.reelmill.contracts.catalog.LegacyBody;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.contracts.pricing.Estimate;
import io.reelmill.contracts.pricing.Line;
import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.limit.OpenToAll;
import io.reelmill.gateway.render.RequestReader;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** Tells what a render is going to cost; the same body on {@code POST /render} reserves just that. */
@Path("/api/public/v3/calculate-credits")
class EstimateResource {

    private final RequestReader reader;
    private final PriceList prices;

    EstimateResource(RequestReader reader, PriceList prices) {
        this.reader = reader;
        this.prices = prices;
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
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public EstimateAnswer estimate(byte[] body) {
        Accepted request = reader.read(LegacyBody.unwrap(JsonBody.parse(body)));
        Estimate estimate = prices.estimate(request.spec());
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
