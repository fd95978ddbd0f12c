package io.reelmill.gateway.account;

import io.quarkus.runtime.BlockingOperationControl;
import io.quarkus.runtime.BlockingOperationNotAllowedException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.gateway.edge.Json;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.settings.GatewaySettings;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import org.jboss.logging.Logger;

/** Calls the account-service's internal interface; what a status means is for {@link Accounts} to say. */
@Singleton
class AccountClient {

    private static final Logger LOG = Logger.getLogger(AccountClient.class);

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(2))
            .build();
    private final GatewaySettings settings;

    AccountClient(GatewaySettings settings) {
        this.settings = settings;
    }

    /** An answer of the account-service. */
    record Answer(int status, byte[] body) {

        <T> T as(Class<T> type) {
            try {
                return ContractJson.mapper().readValue(body, type);
            } catch (IOException e) {
                throw new IllegalStateException("the account-service answers no " + type.getSimpleName(), e);
            }
        }
    }

    Answer get(String path) {
        return call("GET", path, BodyPublishers.noBody());
    }

    Answer post(String path, Object body) {
        return call("POST", path, BodyPublishers.ofByteArray(Json.bytes(body)));
    }

    private Answer call(String method, String path, BodyPublisher body) {
        if (!BlockingOperationControl.isBlockingAllowed()) {
            throw new BlockingOperationNotAllowedException("an event loop must not wait for the account-service");
        }
        HttpRequest request = HttpRequest.newBuilder(settings.accountUrl().resolve(path))
                .timeout(settings.accountPatience())
                .header(AccountApi.TOKEN_HEADER, settings.internalToken())
                .header("Content-Type", "application/json")
                .header("Accept", "application/json")
                .method(method, body)
                .build();
        try {
            var response = http.send(request, BodyHandlers.ofByteArray());
            return new Answer(response.statusCode(), response.body());
        } catch (IOException e) {
            LOG.warnf("the account-service does not answer %s %s: %s", method, path, e);
            throw away();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw away();
        }
    }

    static ApiException away() {
        return ApiException.unavailable("accounts cannot be reached at the moment; nothing was started");
    }
}
