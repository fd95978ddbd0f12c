package io.reelmill.render.attempt;

import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.render.progress.ProgressReporter;
import io.reelmill.render.provider.ProviderResolver;
import io.reelmill.render.stage.StageRunner;
import io.reelmill.render.stage.StudioSettings;
import jakarta.inject.Singleton;

/** What every attempt works with, beside its job. */
@Singleton
public record AttemptServices(
        ProviderResolver resolver,
        StageRunner runner,
        ProgressReporter reporter,
        StudioSettings settings,
        PriceList prices) {}
