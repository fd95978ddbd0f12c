package io.reelmill.render.generation;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.compositor.FilmReport;
import io.reelmill.contracts.catalog.GenerationParameters;
import io.reelmill.contracts.catalog.GenerationSpec;
import io.reelmill.isolation.FileTree;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.picture.DepictedCharacter;
import io.reelmill.render.attempt.AttemptServices;
import io.reelmill.render.attempt.FrameSize;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.film.FilmStage.Film;
import io.reelmill.render.film.TaskDelivery;
import io.reelmill.render.film.TaskDelivery.Made;
import io.reelmill.render.job.AttemptMonitor;
import io.reelmill.render.job.Job;
import io.reelmill.render.progress.Portion;
import io.reelmill.render.stage.StageRunner.Result;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jboss.logging.Logger;

/** Makes images and clips by the stages that films are made with. */
@ApplicationScoped
public class MediaGenerator {

    private static final Logger LOG = Logger.getLogger(MediaGenerator.class);

    private final AttemptServices services;
    private final TaskDelivery delivery;

    MediaGenerator(AttemptServices services, TaskDelivery delivery) {
        this.services = services;
        this.delivery = delivery;
    }

    /**
     * Makes what a job orders and puts it into the media store. The work files go with it, as nothing is ever made of them
     * again; those of a failure that may pass stay for the next try.
     */
    public TaskEnd.Ready produce(Job job, AttemptMonitor monitor) throws Exception {
        try (RenderAttempt attempt = new RenderAttempt(job, services, monitor)) {
            TaskEnd.Ready made = job.media().isVideo() ? clip(job, attempt) : images(job, attempt);
            clear(job);
            return made;
        } catch (ProviderException e) {
            if (e.category() == Category.INPUT || e.category() == Category.ABSENT) {
                clear(job);
            }
            throw e;
        }
    }

    private TaskEnd.Ready images(Job job, RenderAttempt attempt) throws Exception {
        GenerationSpec order = job.media();
        Canvas canvas = new FrameSize(attempt.spec()).canvas(List.of());
        String prompt = PromptStage.prompt(attempt, order);
        DepictedCharacter cast = new GenerationCast(attempt, order, canvas).together();
        List<Made> made = new ArrayList<>();
        int count = order.get(GenerationParameters.COUNT);
        for (int i = 0; i < count; i++) {
            attempt.begin(new Portion(i, count));
            var drawn = new ImageDrawing(attempt, canvas).draw(prompt, cast, i);
            made.add(Made.image(drawn, canvas.width(), canvas.height()));
        }
        return end(job, attempt, made, null);
    }

    private TaskEnd.Ready clip(Job job, RenderAttempt attempt) throws Exception {
        GenerationSpec order = job.media();
        String prompt = PromptStage.prompt(attempt, order);
        GenerationFrames frames = new GenerationFrames(attempt, order);
        Canvas canvas = frames.canvas();
        ClipSound sound = ClipSound.of(attempt, order, canvas);
        ClipDrawing drawing = new ClipDrawing(attempt, order, prompt, canvas, sound.seconds());
        Timeline timeline = frames.isFramed()
                ? drawing.between(frames.first(), frames.last())
                : drawing.free(new GenerationCast(attempt, order, canvas).together());
        Result<Film> film = attempt.film(sound.heard(timeline));
        FilmReport report = film.value().report();
        Path mp4 = attempt.folder().resolve(film.folder()).resolve(film.value().video());
        JsonNode transcript = order.get(GenerationParameters.WITH_TRANSCRIPT) ? sound.transcript() : null;
        return end(
                job, attempt, List.of(Made.video(mp4, report.width(), report.height(), report.seconds())), transcript);
    }

    private TaskEnd.Ready end(Job job, RenderAttempt attempt, List<Made> made, JsonNode transcript) throws IOException {
        return new TaskEnd.Ready(
                job.creditsReserved(), delivery.deliver(job, made), transcript, List.copyOf(attempt.warnings()));
    }

    /** What cannot be deleted is left to the sweep of work folders. */
    private void clear(Job job) {
        Path folder = services.runner().folderOf(job).getParent();
        try {
            FileTree.delete(folder);
        } catch (IOException e) {
            LOG.warnf(e, "work files cannot be deleted path=%s", folder);
        }
    }
}
