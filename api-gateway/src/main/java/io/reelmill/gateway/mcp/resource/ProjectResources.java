package io.reelmill.gateway.mcp.resource;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.quarkiverse.mcp.server.BlobResourceContents;
import io.quarkiverse.mcp.server.JsonRpcErrorCodes;
import io.quarkiverse.mcp.server.McpException;
import io.quarkiverse.mcp.server.RequestUri;
import io.quarkiverse.mcp.server.Resource;
import io.quarkiverse.mcp.server.ResourceTemplate;
import io.quarkiverse.mcp.server.TextResourceContents;
import io.reelmill.contracts.ContractJson;
import io.reelmill.gateway.description.Endpoint;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.gateway.film.FilmReview;
import io.reelmill.gateway.key.RequiredScopes;
import io.reelmill.gateway.mcp.McpCall;
import io.reelmill.gateway.projects.OwnProjects;
import io.reelmill.gateway.projects.ProjectsResource;
import io.reelmill.gateway.status.StatusResource;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.MultivaluedHashMap;
import java.util.Base64;
import java.util.function.Supplier;

/** Projects and their films. A resource has no error body, so that a failure is a protocol error with the API's words. */
@Singleton
class ProjectResources {

    private static final String PROJECTS = "reelmill://projects";
    private static final String PROJECT = PROJECTS + "/{pid}";
    private static final String JSON = "application/json";

    /** Whoever may read a project's status may look at its film. */
    private static final Endpoint STATUS =
            Endpoint.find("GET", "/api/public/v3/status").orElseThrow();

    private final McpCall current;
    private final RequiredScopes scopes;
    private final OwnProjects projects;
    private final ProjectsResource listing;
    private final StatusResource status;
    private final FilmReview films;
    private final ErrorAnswers errors;

    ProjectResources(
            McpCall current,
            RequiredScopes scopes,
            OwnProjects projects,
            ProjectsResource listing,
            StatusResource status,
            FilmReview films,
            ErrorAnswers errors) {
        this.current = current;
        this.scopes = scopes;
        this.projects = projects;
        this.listing = listing;
        this.status = status;
        this.films = films;
        this.errors = errors;
    }

    @Resource(
            uri = PROJECTS,
            name = "projects",
            title = "Projects",
            mimeType = JSON,
            description = "The latest projects of the workspace, newest first.")
    TextResourceContents projects() {
        return json(PROJECTS, () -> listing.list(new MultivaluedHashMap<>()));
    }

    @ResourceTemplate(
            uriTemplate = PROJECT,
            name = "project",
            title = "Project",
            mimeType = JSON,
            description = "Status, links and measurements of a project.")
    TextResourceContents project(String pid, RequestUri uri) {
        return json(uri.value(), () -> status.status(pid));
    }

    @ResourceTemplate(
            uriTemplate = PROJECT + "/storyboard",
            name = "storyboard",
            title = "Storyboard",
            mimeType = JSON,
            description = "The shots of a finished film, with the words that are heard.")
    TextResourceContents storyboard(String pid, RequestUri uri) {
        return json(uri.value(), () -> films.storyboard(projects.get(pid)));
    }

    @ResourceTemplate(
            uriTemplate = PROJECT + "/quality",
            name = "quality",
            title = "Quality report",
            mimeType = JSON,
            description = "What was measured in the finished film, such as loudness, dark and still stretches.")
    TextResourceContents quality(String pid, RequestUri uri) {
        return json(uri.value(), () -> {
            var quality = projects.get(pid).quality();
            return quality == null ? JsonNodeFactory.instance.objectNode() : quality;
        });
    }

    @ResourceTemplate(
            uriTemplate = PROJECT + "/cover",
            name = "cover",
            title = "Cover",
            mimeType = "image/jpeg",
            description = "The cover of a finished film, or its thumbnail.")
    BlobResourceContents cover(String pid, RequestUri uri) {
        return picture(uri.value(), "image/jpeg", () -> films.cover(projects.get(pid)));
    }

    @ResourceTemplate(
            uriTemplate = PROJECT + "/frames",
            name = "frames",
            title = "Frame sheet",
            mimeType = "image/png",
            description =
                    "Twelve frames of a finished film side by side, in reading order: look at them before you show the"
                            + " film.")
    BlobResourceContents frames(String pid, RequestUri uri) {
        return picture(uri.value(), "image/png", () -> films.frames(projects.get(pid)));
    }

    private TextResourceContents json(String uri, Supplier<Object> content) {
        return new TextResourceContents(
                uri, ContractJson.mapper().valueToTree(read(content)).toString(), JSON);
    }

    private BlobResourceContents picture(String uri, String type, Supplier<byte[]> content) {
        return new BlobResourceContents(uri, Base64.getEncoder().encodeToString(read(content)), type);
    }

    private <T> T read(Supplier<T> content) {
        try {
            scopes.check(current.enter(), STATUS);
            return content.get();
        } catch (RuntimeException e) {
            ApiException refusal = errors.refusal(e);
            int code =
                    refusal.status() == 404 ? JsonRpcErrorCodes.RESOURCE_NOT_FOUND : JsonRpcErrorCodes.INTERNAL_ERROR;
            throw new McpException(refusal.getMessage(), code);
        }
    }
}
