package io.reelmill.gateway.mcp.resource;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.quarkiverse.mcp.server.BlobResourceContents;
import io.quarkiverse.mcp.server.JsonRpcErrorCodes;
import io.quarkiverse.mcp.server.McpException;
import io.quarkiverse.mcp.server.ResourceContents;
import io.quarkiverse.mcp.server.ResourceManager;
import io.quarkiverse.mcp.server.ResourceResponse;
import io.quarkiverse.mcp.server.ResourceTemplateManager;
import io.quarkiverse.mcp.server.TextResourceContents;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.StatusBody;
import io.reelmill.gateway.description.Endpoint;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.gateway.key.RequiredScopes;
import io.reelmill.gateway.mcp.McpCall;
import io.reelmill.gateway.projects.OwnProjects;
import io.reelmill.gateway.projects.ProjectsResource;
import io.reelmill.media.SignedLinks;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.MultivaluedHashMap;
import java.util.Base64;
import java.util.function.Function;
import java.util.function.Supplier;

/** Makes the resources known to the MCP server as the service starts. */
@Singleton
class ProjectResources {

    static final String PROJECTS = "reelmill://projects";

    private static final String JSON = "application/json";

    private final ResourceManager resources;
    private final ResourceTemplateManager templates;
    /** Whoever may read a project's status may look at its film. */
    private static final Endpoint STATUS =
            Endpoint.find("GET", "/api/public/v3/status").orElseThrow();

    private final McpCall current;
    private final RequiredScopes scopes;
    private final OwnProjects projects;
    private final ProjectsResource listing;
    private final SignedLinks links;
    private final FilmReview films;
    private final ErrorAnswers errors;

    ProjectResources(
            ResourceManager resources,
            ResourceTemplateManager templates,
            McpCall current,
            RequiredScopes scopes,
            OwnProjects projects,
            ProjectsResource listing,
            SignedLinks links,
            FilmReview films,
            ErrorAnswers errors) {
        this.resources = resources;
        this.templates = templates;
        this.current = current;
        this.scopes = scopes;
        this.projects = projects;
        this.listing = listing;
        this.links = links;
        this.films = films;
        this.errors = errors;
    }

    void register(@Observes StartupEvent event) {
        resources
                .newResource("projects")
                .setTitle("Projects")
                .setDescription("The latest projects of the workspace, newest first.")
                .setUri(PROJECTS)
                .setMimeType(JSON)
                .setHandler(call -> read(() ->
                        json(call.requestUri().value(), listing.list(new MultivaluedHashMap<>()))))
                .register();
        text("project", "", "Project", "Status, links and measurements of a project.", project -> StatusBody.of(project, links::link));
        text("storyboard", "/storyboard", "Storyboard", "The shots of a finished film, with the words that are heard.", films::storyboard);
        text("quality", "/quality", "Quality report", "What was measured in the finished film: loudness, dark and still stretches, captions in the safe area.", this::quality);
        picture("cover", "/cover", "Cover", "The cover of a finished film, or its thumbnail.", "image/jpeg", films::cover);
        picture("frames", "/frames", "Frame sheet", "Twelve frames of a finished film side by side, in reading order: look at them before you show the film.", "image/png", films::frames);
    }

    private Object quality(ProjectSnapshot project) {
        return project.quality() == null ? JsonNodeFactory.instance.objectNode() : project.quality();
    }

    private void text(String name, String path, String title, String description, Function<ProjectSnapshot, Object> content) {
        template(name, path, title, description, JSON, (uri, project) -> json(uri, content.apply(project)));
    }

    private void picture(
            String name, String path, String title, String description, String type, Function<ProjectSnapshot, byte[]> content) {
        template(name, path, title, description, type, (uri, project) -> new BlobResourceContents(
                uri, Base64.getEncoder().encodeToString(content.apply(project)), type));
    }

    private interface Content {
        ResourceContents of(String uri, ProjectSnapshot project);
    }

    private void template(String name, String path, String title, String description, String type, Content content) {
        templates
                .newResourceTemplate(name)
                .setTitle(title)
                .setDescription(description)
                .setUriTemplate(PROJECTS + "/{pid}" + path)
                .setMimeType(type)
                .setHandler(call -> read(() -> content.of(
                        call.requestUri().value(), projects.get(call.args().get("pid")))))
                .register();
    }

    private static ResourceContents json(String uri, Object content) {
        return new TextResourceContents(
                uri, ContractJson.mapper().valueToTree(content).toString(), JSON);
    }

    /** Reads as the caller; a resource has no error body, so that a failure is a protocol error with the API's words. */
    private ResourceResponse read(Supplier<ResourceContents> content) {
        current.enter();
        try {
            return new ResourceResponse(content.get());
        } catch (RuntimeException e) {
            ApiException refusal = errors.refusal(e);
            int code = refusal.status() == 404 ? JsonRpcErrorCodes.RESOURCE_NOT_FOUND : JsonRpcErrorCodes.INTERNAL_ERROR;
            throw new McpException(refusal.getMessage(), code);
        }
    }
}
