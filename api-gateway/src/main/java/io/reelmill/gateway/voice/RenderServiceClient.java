package io.reelmill.gateway.voice;

import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.VoiceMade;
import io.reelmill.contracts.studio.StudioApi.VoiceOrder;
import io.reelmill.gateway.edge.Json;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.settings.GatewaySettings;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import org.jboss.logging.Logger;

/** The render-service as the gateway sees it: it opens recordings and makes voices of them. */
@Singleton
class RenderServiceClient {

    private static final Logger LOG = Logger.getLogger(RenderServiceClient.class);

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(2))
            .build();
    /** Each holds a connection of the database meanwhile. */
    private static final int MAX_AT_ONCE = 4;

    private final Semaphore places = new Semaphore(MAX_AT_ONCE);
    private final GatewaySettings settings;

    RenderServiceClient(GatewaySettings settings) {
        this.settings = settings;
    }

    /**
     * Has a voice made.
     *
     * @param field that names the recording, for messages
     * @throws ApiException 400 when the recording is of no use, 503 when nobody can make a voice now
     */
    VoiceMade make(String field, VoiceOrder order) {
        if (!places.tryAcquire()) {
            throw away();
        }
        try {
            HttpResponse<byte[]> answer = post(StudioApi.VOICES, order);
            return switch (answer.statusCode()) {
                case 200 -> ContractJson.mapper().readValue(answer.body(), VoiceMade.class);
                case 400 -> {
                    String why = ContractJson.mapper()
                            .readTree(answer.body())
                            .path("error")
                            .asText("is of no use");
                    throw ApiException.invalid(field, "not_a_voice", field + " " + why);
                }
                default -> throw away();
            };
        } catch (IOException e) {
            throw new IllegalStateException("the render-service answers no voice", e);
        } finally {
            places.release();
        }
    }

    /** Has a voice forgotten that nobody will know of; what cannot be forgotten now stays with its cloner. */
    void forget(VoiceMade voice) {
        try {
            int status = post(StudioApi.VOICES + StudioApi.FORGET, voice).statusCode();
            if (status != 204) {
                LOG.warnf("a voice of %s could not be forgotten: %d", voice.cloner(), status);
            }
        } catch (ApiException e) {
            LOG.warnf("a voice of %s could not be forgotten: %s", voice.cloner(), e.getMessage());
        }
    }

    private HttpResponse<byte[]> post(String path, Object body) {
        HttpRequest request = HttpRequest.newBuilder(settings.studioUrl().resolve(path))
                .timeout(settings.studioPatience())
                .header(AccountApi.TOKEN_HEADER, settings.internalToken())
                .header("Content-Type", "application/json")
                .header("Accept", "application/json")
                .POST(BodyPublishers.ofByteArray(Json.bytes(body)))
                .build();
        try {
            return http.send(request, BodyHandlers.ofByteArray());
        } catch (IOException e) {
            LOG.warnf("the render-service does not answer %s: %s", path, e);
            throw away();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw away();
        }
    }

    private static ApiException away() {
        return ApiException.unavailable("voices cannot be cloned at the moment; nothing was kept");
    }
}
