package io.reelmill.render.attempt;

import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.render.progress.ProgressReporter;
import io.reelmill.render.provider.ProviderResolver;
import io.reelmill.render.stage.StageRunner;
import io.reelmill.render.stage.StudioSettings;
import jakarta.inject.Singleton;

/** The services that every attempt uses. */
@Singleton
public record AttemptServices(
        ProviderResolver resolver,
        StageRunner runner,
        ProgressReporter reporter,
        StudioSettings settings,
        PriceList prices) {}
