package io.reelmill.gateway.render;

import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.RequestParameters;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.gateway.character.CharacterService;
import io.reelmill.gateway.edge.ClientUrls;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.pricing.Estimates;
import io.reelmill.gateway.projects.OwnProjects;
import io.reelmill.gateway.publish.RenderPublishing;
import io.reelmill.gateway.voice.VoiceCloneService;
import io.reelmill.projects.ProjectStore;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks a render call, from its bytes to its price. */
@Singleton
class RenderIntake {

    /** Seconds. */
    private static final int RETRY_WHEN_A_RENDER_HAS_ENDED = 10;

    private final RequestReader reader;
    private final ClientUrls urls;
    private final Estimates estimates;
    private final ProjectStore projects;
    private final CharacterService characters;
    private final VoiceCloneService voices;
    private final RenderPublishing publishing;

    RenderIntake(
            RequestReader reader,
            ClientUrls urls,
            Estimates estimates,
            ProjectStore projects,
            CharacterService characters,
            VoiceCloneService voices,
            RenderPublishing publishing) {
        this.reader = reader;
        this.urls = urls;
        this.estimates = estimates;
        this.projects = projects;
        this.characters = characters;
        this.voices = voices;
        this.publishing = publishing;
    }

    /**
     * A call that can be started.
     *
     * @param existing the project that is to be rendered again, if any
     * @param credits what the estimate says
     */
    record Order(Accepted request, Optional<ProjectSnapshot> existing, int credits) {

        RenderSpec spec() {
            return request.spec();
        }
    }

    /** The request in a body, or an {@link ApiException} with all that is wrong with it. */
    Accepted read(byte[] body) {
        return reader.read(JsonBody.parse(body));
    }

    /** Whether checking it takes a look at anything but the request itself, and so some time. */
    boolean looksOutside(Principal who, RenderSpec spec) {
        return who.isSandbox()
                || spec.find(RequestParameters.PROJECT_ID).isPresent()
                || spec.find(RequestParameters.CHARACTER_IDS)
                        .filter(ids -> !ids.isEmpty())
                        .isPresent()
                || publishing.isAskedFor(spec)
                || voices.looksOutside(spec)
                || urls.lookOutside(spec)
                || estimates.looksOutside(spec);
    }

    /** What a request orders, or an {@link ApiException} with what it names and does not exist. */
    Order check(Principal who, Accepted read) {
        if (who.isSandbox()) {
            requireRoomInSandbox(who);
        }
        int longestFilmSeconds = who.limits().longestFilmSeconds();
        RenderSpec spec = voices.cast(who, cast(who, read.spec())).limitedTo(longestFilmSeconds);
        Optional<ProjectSnapshot> existing =
                spec.find(RequestParameters.PROJECT_ID).map(pid -> ended(who, pid));
        List<Violation> unreachable = urls.unreachable(who.workspaceId(), spec);
        if (!unreachable.isEmpty()) {
            throw ApiException.invalid(unreachable);
        }
        List<String> warnings = new ArrayList<>(read.warnings());
        warnings.addAll(publishing.read(who, spec));
        return new Order(
                new Accepted(spec, warnings),
                existing,
                estimates.of(spec, longestFilmSeconds).credits());
    }

    /**
     * Renders of the sandbox have no reservation by which those under way are counted, so their projects are. Calls at the same time
     * may each see the last place free: it is a bound on the queue, not an exact one.
     */
    private void requireRoomInSandbox(Principal who) {
        int most = who.limits().concurrentRenders();
        if (projects.openInSandbox(who.workspaceId()) >= most) {
            throw ApiException.rateLimited(
                    "as many sandbox renders of this workspace wait or run as its plan allows, which is %d; nothing was started"
                            .formatted(most),
                    RETRY_WHEN_A_RENDER_HAS_ENDED);
        }
    }

    private RenderSpec cast(Principal who, RenderSpec spec) {
        List<String> ids = new ArrayList<>();
        spec.find(RequestParameters.CHARACTER_IDS).ifPresent(list -> list.forEach(id -> ids.add(id.textValue())));
        return spec.featuring(characters.featured(who.workspaceId(), RequestParameters.CHARACTER_IDS.path(), ids));
    }

    private ProjectSnapshot ended(Principal who, String pid) {
        ProjectSnapshot project = projects.find(pid, who.workspaceId())
                .orElseThrow(() -> ApiException.notFound("projectId", "projectId names no project of this workspace"));
        if (!project.status().isFinal()) {
            throw busy();
        }
        OwnProjects.requireSameSide(who, project, RequestParameters.PROJECT_ID.path());
        return project;
    }

    static ApiException busy() {
        return ApiException.invalid("projectId", "busy", "projectId must be a project whose present run has ended");
    }
}
