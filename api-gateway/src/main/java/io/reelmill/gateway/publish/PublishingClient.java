package io.reelmill.gateway.publish;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.internal.ServiceCredential;
import io.reelmill.contracts.publishing.PublishingApi;
import io.reelmill.contracts.publishing.PublishingApi.Fault;
import io.reelmill.gateway.edge.Json;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.settings.GatewaySettings;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.UUID;
import org.jboss.logging.Logger;

/** The publishing-service as the gateway sees it. What it refuses becomes the client's error, with its field. */
@Singleton
public class PublishingClient {

    private static final Logger LOG = Logger.getLogger(PublishingClient.class);

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(2))
            .build();
    private final PublishingSettings publishing;
    private final GatewaySettings settings;

    PublishingClient(PublishingSettings publishing, GatewaySettings settings) {
        this.publishing = publishing;
        this.settings = settings;
    }

    /**
     * Makes a call for a workspace.
     *
     * @param path below the workspace's, such as {@code /channels}
     * @param body or null
     * @return the answer; null node when it is empty
     * @throws ApiException what the service refuses, or 503 when it is away
     */
    public JsonNode call(String method, UUID workspace, String path, Object body) {
        HttpResponse<byte[]> answer = send(method, workspace, path, body);
        try {
            return switch (answer.statusCode()) {
                case 200, 202 -> ContractJson.mapper().readTree(answer.body());
                case 204 -> NullNode.getInstance();
                case 400, 404, 409 -> throw refusal(answer);
                default -> {
                    LOG.warnf("the publishing-service answered %d to %s %s", answer.statusCode(), method, path);
                    throw away();
                }
            };
        } catch (IOException e) {
            throw new IllegalStateException("the publishing-service answers no JSON", e);
        }
    }

    private static ApiException refusal(HttpResponse<byte[]> answer) throws IOException {
        Fault fault;
        try {
            fault = ContractJson.mapper().readValue(answer.body(), Fault.class);
        } catch (JacksonException e) {
            throw away();
        }
        return switch (answer.statusCode()) {
            case 404 -> ApiException.notFound(fault.field(), fault.error());
            case 409 -> ApiException.of(409, "conflict", fault.error());
            default ->
                ApiException.invalid(fault.field(), fault.code() == null ? "value" : fault.code(), fault.error());
        };
    }

    private HttpResponse<byte[]> send(String method, UUID workspace, String path, Object body) {
        BodyPublisher content = body == null ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(Json.bytes(body));
        String target = PublishingApi.WORKSPACES + "/" + workspace + path;
        HttpRequest request = HttpRequest.newBuilder(publishing.url().resolve(target))
                .timeout(publishing.timeout())
                .header(ServiceCredential.HEADER, settings.internalToken())
                .header("Content-Type", "application/json")
                .header("Accept", "application/json")
                .method(method, content)
                .build();
        try {
            return http.send(request, BodyHandlers.ofByteArray());
        } catch (IOException e) {
            LOG.warnf("the publishing-service does not answer %s %s: %s", method, path, e);
            throw away();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw away();
        }
    }

    private static ApiException away() {
        return ApiException.unavailable("publishing cannot be reached at the moment");
    }
}
