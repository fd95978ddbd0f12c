package io.reelmill.render.workflow;

import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.render.progress.ProgressReporter;
import io.reelmill.render.settings.StudioSettings;
import io.reelmill.render.stage.StageRunner;
import jakarta.inject.Singleton;

/** What every take works with, beside its job. */
@Singleton
record RenderServices(
        ProviderResolver casting,
        StageRunner runner,
        ProgressReporter reporter,
        StudioSettings settings,
        PriceList prices) {}
