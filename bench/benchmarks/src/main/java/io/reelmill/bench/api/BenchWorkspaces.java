package io.reelmill.bench.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.contracts.account.AccountApi;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.UUID;

/** Opens workspaces with more credits than any benchmark can spend. */
public final class BenchWorkspaces {

    private static final int CREDITS = 1_000_000_000;

    private final ObjectMapper json = new ObjectMapper();
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI accounts;
    private final String token;

    public BenchWorkspaces(URI accounts, String token) {
        this.accounts = accounts;
        this.token = token;
    }

    /** A key of a new workspace. */
    public String open() throws IOException, InterruptedException {
        return post("/" + openWithoutKey() + "/keys", Map.of()).path("key").textValue();
    }

    /** A new workspace. */
    public UUID openWithoutKey() throws IOException, InterruptedException {
        UUID id = UUID.randomUUID();
        String name = "Bench " + id;
        post(
                "",
                Map.of(
                        "id",
                        id,
                        "name",
                        name,
                        "plan",
                        "enterprise",
                        "ownerEmail",
                        id + "@bench.example",
                        "ownerName",
                        name));
        post(
                "/" + id + "/credits",
                Map.of("kind", "non_expiring", "credits", CREDITS, "reason", "bench", "reference", "bench"));
        return id;
    }

    /** The secret that its webhooks are signed with. */
    public String webhookSecret(UUID workspace) throws IOException, InterruptedException {
        return call(request("/" + workspace + "/webhook-secrets").GET())
                .path("secrets")
                .path(0)
                .textValue();
    }

    private JsonNode post(String path, Map<String, ?> body) throws IOException, InterruptedException {
        return call(request(path).POST(HttpRequest.BodyPublishers.ofByteArray(json.writeValueAsBytes(body))));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(accounts.resolve(AccountApi.WORKSPACES + path))
                .header(AccountApi.TOKEN_HEADER, token)
                .header("Content-Type", "application/json");
    }

    private JsonNode call(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
        if (answer.statusCode() >= 300) {
            throw new IOException("a workspace for the benchmark could not be opened: the account-service answers "
                    + answer.statusCode());
        }
        return json.readTree(answer.body());
    }
}
