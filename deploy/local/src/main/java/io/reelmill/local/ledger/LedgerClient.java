package io.reelmill.local.ledger;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.contracts.account.LedgerApi;
import io.reelmill.contracts.internal.ServiceCredential;
import io.reelmill.local.client.ApiCallException;
import io.reelmill.local.client.UnreachableException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** What the account-service answers the operator about its ledger. */
public final class LedgerClient {

    /** A verification reads the whole ledger. */
    private static final Duration TIMEOUT = Duration.ofHours(2);

    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(5))
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    private final URI accounts;
    private final String token;

    /**
     * @param accounts address of the account-service
     * @param token of the operator
     */
    public LedgerClient(URI accounts, String token) {
        this.accounts = accounts;
        this.token = token;
    }

    /**
     * Verifies the chains.
     *
     * @param workspace only this one's, or all when empty
     */
    public JsonNode verify(Optional<UUID> workspace) {
        String query = workspace.map(id -> "?workspace=" + id).orElse("");
        return json(send(request(LedgerApi.VERIFICATION + query).GET()));
    }

    /** Breaks that are open. */
    public JsonNode breaks() {
        return json(send(request(LedgerApi.BREAKS).GET()));
    }

    /** Breaks that are open after ledger, payments and renders were compared now. */
    public JsonNode reconcile() {
        return json(send(request(LedgerApi.BREAKS + "/run").POST(HttpRequest.BodyPublishers.noBody())));
    }

    /** Closes a break with the reason why it is in order. */
    public void close(long id, String note) {
        try {
            send(request(LedgerApi.BREAKS + "/" + id + "/close")
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(Map.of("note", note)))));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a map of texts is always JSON", e);
        }
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(accounts.resolve(path))
                .timeout(TIMEOUT)
                .header("Accept", "application/json")
                .header(ServiceCredential.HEADER, token);
    }

    private String send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() >= 300) {
                throw new ApiCallException(answer.statusCode(), message(answer));
            }
            return answer.body();
        } catch (IOException e) {
            throw new UnreachableException("nobody answers at " + accounts, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private static String message(HttpResponse<String> answer) {
        try {
            JsonNode error = JSON.readTree(answer.body()).path("error");
            if (error.isTextual()) {
                return error.textValue();
            }
        } catch (JsonProcessingException e) {
            // not an error body of ours: only the status is known
        }
        return "status " + answer.statusCode() + " from " + answer.uri();
    }

    private static JsonNode json(String body) {
        try {
            return JSON.readTree(body);
        } catch (JsonProcessingException e) {
            throw new ApiCallException(502, "the answer of the account-service is no JSON");
        }
    }
}
