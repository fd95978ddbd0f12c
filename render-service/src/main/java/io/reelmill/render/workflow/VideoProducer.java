package io.reelmill.render.workflow;

import io.quarkus.arc.All;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.projects.OutputEnd;
import io.reelmill.providers.ProviderException;
import io.reelmill.render.film.Delivery;
import io.reelmill.render.film.FilmStage.Film;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.JobExecutor;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Makes videos: the recipe of the workflow up to the timeline, then the film, then its delivery. */
@ApplicationScoped
class VideoProducer implements JobExecutor {

    private final Map<Workflow, Recipe> recipes;
    private final RenderServices desk;
    private final Delivery delivery;

    VideoProducer(@All List<Recipe> recipes, RenderServices desk, Delivery delivery) {
        this.recipes = recipes.stream().collect(Collectors.toMap(Recipe::workflow, Function.identity()));
        this.desk = desk;
        this.delivery = delivery;
    }

    @Override
    public OutputEnd.Ready produce(Job job, BooleanSupplier stopped) throws Exception {
        Recipe recipe = recipes.get(job.spec().workflow());
        if (recipe == null) {
            throw new ProviderException(
                    ProviderException.Category.INTERNAL,
                    "no recipe for " + job.spec().workflow().wireName());
        }
        RenderAttempt take = new RenderAttempt(job, desk, stopped);
        UnknownNameCheck.check(take);
        new InputFetcher(take).ahead();
        Timeline timeline = recipe.plan(take);
        if (take.spec().find(SourceParameters.WEBSITE_TO_RECORD).isPresent()
                && !take.usage().websiteRecording()) {
            take.warn("source.websiteToRecord has no place in this film and was not recorded");
        }
        Result<Film> film = take.film(timeline);
        Path cover = take.cover(timeline).orElse(null);
        Path folder = desk.runner().folderOf(job).resolve(film.folder());
        int credits = desk.prices().charge(job.spec(), take.usage(), job.creditsForOutput());
        return delivery.deliver(
                job,
                film.value(),
                timeline.canvas().frameRate(),
                folder,
                cover,
                credits,
                take.attributions(),
                take.warnings());
    }
}
