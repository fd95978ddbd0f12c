package io.reelmill.gateway.film;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.studio.StudioApi.Shot;
import io.reelmill.contracts.studio.StudioApi.StageEnd;
import io.reelmill.contracts.studio.StudioApi.Storyboard;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.projects.OwnProjects;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** Tells how a film is made: its shots with their words, its stages, and the request with every default. */
@Path("/api/public/v3/storyboard")
public class StoryboardResource {

    private final OwnProjects projects;
    private final FilmReview films;

    StoryboardResource(OwnProjects projects, FilmReview films) {
        this.projects = projects;
        this.films = films;
    }

    /** @param request null once it is no longer kept */
    record Answer(
            int success,
            String pid,
            int output,
            double seconds,
            List<Shot> shots,
            List<StageEnd> stages,
            JsonNode request) {}

    @GET
    @Keyed
    @Produces(MediaType.APPLICATION_JSON)
    public Answer storyboard(@QueryParam("pid") String pid, @QueryParam("output") String output) {
        int index = index(output);
        Storyboard found = films.storyboard(projects.get(pid), index);
        return new Answer(1, pid, index, found.seconds(), found.shots(), found.stages(), found.request());
    }

    private static int index(String output) {
        if (output == null || output.isBlank()) {
            return 0;
        }
        if (!output.matches("\\d{1,4}")) {
            throw ApiException.invalid("output", "type", "output must be the number of an output, from 0");
        }
        return Integer.parseInt(output);
    }
}
