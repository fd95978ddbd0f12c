package io.reelmill.render.recipe;

import io.quarkus.arc.All;
import io.reelmill.compositor.FilmReport;
import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.projects.OutputEnd;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.projects.task.TaskFile;
import io.reelmill.providers.ProviderException;
import io.reelmill.render.attempt.AttemptServices;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.attempt.UnknownNameCheck;
import io.reelmill.render.film.Delivery;
import io.reelmill.render.film.FilmStage.Film;
import io.reelmill.render.film.TaskDelivery;
import io.reelmill.render.film.TaskDelivery.Made;
import io.reelmill.render.input.InputFetcher;
import io.reelmill.render.job.AttemptMonitor;
import io.reelmill.render.job.Job;
import io.reelmill.render.stage.StageMeters;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Makes videos: the recipe of the workflow up to the timeline, then the film, then its delivery. */
@ApplicationScoped
public class RecipeExecutor {

    private final Map<Workflow, Recipe> recipes;
    private final AttemptServices services;
    private final Delivery delivery;
    private final TaskDelivery exports;
    private final StageMeters meters;

    RecipeExecutor(
            @All List<Recipe> recipes,
            AttemptServices services,
            Delivery delivery,
            TaskDelivery exports,
            StageMeters meters) {
        this.recipes = recipes.stream().collect(Collectors.toMap(Recipe::workflow, Function.identity()));
        this.services = services;
        this.delivery = delivery;
        this.exports = exports;
        this.meters = meters;
    }

    /** Takes back what was stored for an output whose end was refused. */
    public void discard(OutputEnd.Ready refused) {
        delivery.discard(refused);
    }

    /** Makes an output of a run and puts it into the media store. */
    public OutputEnd.Ready produce(Job job, AttemptMonitor monitor) throws Exception {
        try (RenderAttempt attempt = new RenderAttempt(job, services, monitor)) {
            return produce(job, attempt);
        }
    }

    private OutputEnd.Ready produce(Job job, RenderAttempt attempt) throws Exception {
        Timeline timeline = plan(job, attempt);
        Result<Film> film = film(attempt, timeline);
        Path cover = attempt.cover(timeline).orElse(null);
        Path folder = services.runner().folderOf(job).resolve(film.folder());
        int credits = services.prices().charge(job.spec(), attempt.usage(), job.creditsForOutput());
        OutputEnd.Ready delivered = delivery.deliver(
                job,
                film.value(),
                timeline.canvas().frameRate(),
                folder,
                cover,
                credits,
                attempt.attributions(),
                attempt.warnings());
        return delivered.in(attempt.spokenLanguage());
    }

    /** Makes a film again in another form. Every stage that the overrides do not touch is found as it was left. */
    public TaskEnd.Ready export(Job job, AttemptMonitor monitor) throws Exception {
        try (RenderAttempt attempt = new RenderAttempt(job, services, monitor)) {
            return export(job, attempt);
        }
    }

    private TaskEnd.Ready export(Job job, RenderAttempt attempt) throws Exception {
        Result<Film> film = film(attempt, plan(job, attempt));
        FilmReport report = film.value().report();
        Path video = services.runner()
                .folderOf(job)
                .resolve(film.folder())
                .resolve(film.value().video());
        List<TaskFile> files =
                exports.deliver(job, List.of(Made.video(video, report.width(), report.height(), report.seconds())));
        return new TaskEnd.Ready(job.creditsReserved(), files, null, attempt.warnings());
    }

    private Result<Film> film(RenderAttempt attempt, Timeline timeline) throws Exception {
        Result<Film> film = attempt.film(timeline);
        if (!film.reused()) {
            FilmReport report = film.value().report();
            meters.rendered(report.seconds(), report.renderSeconds());
        }
        return film;
    }

    private Timeline plan(Job job, RenderAttempt attempt) throws Exception {
        Recipe recipe = recipes.get(job.spec().workflow());
        if (recipe == null) {
            throw new ProviderException(
                    ProviderException.Category.INTERNAL,
                    "no recipe for " + job.spec().workflow().wireName());
        }
        UnknownNameCheck.check(attempt);
        new InputFetcher(attempt).ahead();
        Timeline timeline = recipe.plan(attempt);
        if (attempt.spec().find(SourceParameters.WEBSITE_TO_RECORD).isPresent()
                && !attempt.usage().websiteRecording()) {
            attempt.warn("source.websiteToRecord has no place in this film and was not recorded");
        }
        return timeline;
    }
}
