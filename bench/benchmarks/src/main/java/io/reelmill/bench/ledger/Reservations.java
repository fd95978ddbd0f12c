package io.reelmill.bench.ledger;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.bench.api.Load;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.ReservationAnswer;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.gateway.batch.MicroBatcher;
import io.reelmill.gateway.batch.MicroBatcher.Limits;
import io.reelmill.gateway.batch.MicroBatcher.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Reserves credits as the gateway does: callers that come at the same time share a call of the account-service, by the gateway's own
 * class. Every reservation is on disk when its caller is answered.
 */
final class Reservations implements AutoCloseable {

    private static final int MAX_WAITING = 2_000;
    private static final Duration MAX_WAIT = Duration.ofSeconds(10);

    private final ObjectMapper json = ContractJson.mapper();
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI address;
    private final String token;
    private final MicroBatcher<ReservationRequest, Void> batcher = new MicroBatcher<>(
            "reservations", new Limits(1, AccountApi.MAX_AT_ONCE, MAX_WAITING, MAX_WAIT), this::reserve);

    /**
     * @param accounts address of the account-service
     * @param token of the gateway
     */
    Reservations(URI accounts, String token) {
        this.address = accounts.resolve(AccountApi.RESERVATIONS + AccountApi.BATCH);
        this.token = token;
    }

    /** A client that reserves one credit of a random one of these workspaces, over and over. */
    Load.Client of(List<UUID> workspaces) {
        return new Load.Client() {
            @Override
            public void call() {
                reserve(
                        UUID.randomUUID(),
                        workspaces.get(ThreadLocalRandom.current().nextInt(workspaces.size())));
            }

            @Override
            public void close() {
                // the connection is shared
            }
        };
    }

    /** Reserves one credit and waits for the answer. */
    void reserve(UUID id, UUID workspace) {
        batcher.call(new ReservationRequest(id, workspace, 1, AccountApi.PURPOSE_RENDER, "bench"))
                .join();
    }

    private List<Outcome<Void>> reserve(List<ReservationRequest> requests) {
        try {
            HttpResponse<byte[]> response = http.send(
                    HttpRequest.newBuilder(address)
                            .header(AccountApi.TOKEN_HEADER, token)
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofByteArray(json.writeValueAsBytes(requests)))
                            .build(),
                    HttpResponse.BodyHandlers.ofByteArray());
            if (response.statusCode() != 200) {
                throw new IOException("the account-service answers " + response.statusCode());
            }
            return Arrays.stream(json.readValue(response.body(), ReservationAnswer[].class))
                    .map(Reservations::outcome)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private static Outcome<Void> outcome(ReservationAnswer answer) {
        return answer.status() == 201
                ? Outcome.of(null)
                : Outcome.failed(new IllegalStateException("a reservation was answered " + answer.status()));
    }

    @Override
    public void close() {
        batcher.close();
    }
}
