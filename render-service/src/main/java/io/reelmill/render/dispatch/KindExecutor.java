package io.reelmill.render.dispatch;

import io.reelmill.projects.OutputEnd;
import io.reelmill.projects.ReadyEnd;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.render.film.TaskDelivery;
import io.reelmill.render.generation.MediaGenerator;
import io.reelmill.render.job.AttemptMonitor;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.JobExecutor;
import io.reelmill.render.job.StoppedException;
import io.reelmill.render.recipe.RecipeExecutor;
import io.reelmill.render.stage.StageRunner;
import io.reelmill.render.stage.WorkArchive;
import io.reelmill.render.stage.WorkCopies;
import jakarta.enterprise.context.ApplicationScoped;

/** Does every job by its kind. */
@ApplicationScoped
class KindExecutor implements JobExecutor {

    private final RecipeExecutor films;
    private final MediaGenerator media;
    private final TaskDelivery tasks;

    private final StageRunner stages;
    private final WorkArchive archive;

    KindExecutor(
            RecipeExecutor films, MediaGenerator media, TaskDelivery tasks, StageRunner stages, WorkArchive archive) {
        this.films = films;
        this.media = media;
        this.tasks = tasks;
        this.stages = stages;
        this.archive = archive;
    }

    @Override
    public ReadyEnd produce(Job job, AttemptMonitor monitor) throws Exception {
        try (WorkCopies copies = archive.open(job, stages.folderOf(job))) {
            try {
                return produceByKind(job, monitor);
            } catch (StoppedException e) {
                copies.copy();
                throw e;
            }
        }
    }

    private ReadyEnd produceByKind(Job job, AttemptMonitor monitor) throws Exception {
        return switch (job.kind()) {
            case RENDER -> films.produce(job, monitor);
            case EXPORT -> films.export(job, monitor);
            case MEDIA -> media.produce(job, monitor);
        };
    }

    @Override
    public void discard(ReadyEnd refused) {
        if (refused instanceof TaskEnd.Ready task) {
            tasks.discard(task);
        } else {
            films.discard((OutputEnd.Ready) refused);
        }
    }
}
