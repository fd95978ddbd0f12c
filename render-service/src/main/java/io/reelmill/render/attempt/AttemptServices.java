package io.reelmill.render.attempt;

import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.render.film.FilmPreviews;
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
        FilmPreviews previews,
        StudioSettings settings,
        PriceList prices) {}
