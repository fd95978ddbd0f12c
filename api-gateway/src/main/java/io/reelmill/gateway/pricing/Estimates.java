package io.reelmill.gateway.pricing;

import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.pricing.Estimate;
import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.gateway.duration.SourceLengths;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.OptionalDouble;

/** Prices a request, the same way for an estimate and for a render. */
@Singleton
public class Estimates {

    private final PriceList prices;
    private final SourceLengths lengths;

    Estimates(PriceList prices, SourceLengths lengths) {
        this.prices = prices;
        this.lengths = lengths;
    }

    /** Whether pricing it takes a look at its source, and so some time. */
    public boolean looksOutside(RenderSpec spec) {
        return prices.sourceToMeasure(spec).isPresent();
    }

    /**
     * What a render is going to cost at most. Blocks for two seconds at most, where a source has to be looked at.
     *
     * @throws ApiException when its script or its source is longer than anything that a video is made from
     */
    public Estimate of(RenderSpec spec) {
        return of(spec, Integer.MAX_VALUE);
    }

    /**
     * The same for a workspace whose films may not be longer than so many seconds.
     *
     * @throws ApiException 403 too, when the film is going to be longer
     */
    public Estimate of(RenderSpec spec, int longestFilmSeconds) {
        OptionalDouble seconds = prices.sourceToMeasure(spec).map(lengths::of).orElse(OptionalDouble.empty());
        prices.excess(spec, seconds).ifPresent(violation -> {
            throw ApiException.invalid(List.of(violation));
        });
        prices.filmAbove(longestFilmSeconds, spec, seconds).ifPresent(violation -> {
            throw ApiException.planRequired(violation.field(), violation.message());
        });
        return prices.estimate(spec, seconds);
    }
}
