package io.reelmill.gateway;

import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.extension.ResponseDefinitionTransformerV2;
import com.github.tomakehurst.wiremock.http.Request;
import com.github.tomakehurst.wiremock.http.RequestMethod;
import com.github.tomakehurst.wiremock.http.ResponseDefinition;
import com.github.tomakehurst.wiremock.stubbing.ServeEvent;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationAnswer;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.contracts.account.AccountApi.Shortage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** The reservations of the imitated account-service; it passes the cases of {@code AccountContract}. */
final class FakeLedger implements ResponseDefinitionTransformerV2 {

    static final String NAME = "ledger";

    private static final int RICH = 1_000_000;

    private record Kept(Reservation reservation, String purpose) {}

    private final Map<UUID, Kept> reservations = new ConcurrentHashMap<>();
    private final Map<UUID, Integer> credits = new ConcurrentHashMap<>();
    private final Map<UUID, Integer> debts = new ConcurrentHashMap<>();
    private final List<Integer> batches = new CopyOnWriteArrayList<>();
    private final List<UUID> releases = new CopyOnWriteArrayList<>();
    private final AtomicInteger settlements = new AtomicInteger();
    private volatile CountDownLatch open = new CountDownLatch(0);

    void reset() {
        resume();
        reservations.clear();
        credits.clear();
        debts.clear();
        batches.clear();
        releases.clear();
        settlements.set(0);
    }

    /** Gives a workspace credits; without this it is unknown. */
    void give(String workspace, int amount) {
        credits.put(UUID.fromString(workspace), amount);
    }

    /** Lets a workspace owe credits, so that it can spend none. */
    void owe(String workspace, int amount) {
        give(workspace, 0);
        debts.put(UUID.fromString(workspace), amount);
    }

    void giveMany(String workspace) {
        give(workspace, RICH);
    }

    /** Credits that are reserved already. */
    void reserve(UUID id, String workspace, int amount, String purpose, Instant at) {
        Reservation made = new Reservation(id, UUID.fromString(workspace), amount, "pending", 0, at);
        reservations.put(id, new Kept(made, purpose));
    }

    /** Lets calls for credits wait until {@link #resume}. */
    void pause() {
        open = new CountDownLatch(1);
    }

    void resume() {
        open.countDown();
    }

    /** How many requests each call for credits had. */
    List<Integer> batches() {
        return batches;
    }

    /** How many settlements were asked for. */
    int settlements() {
        return settlements.get();
    }

    Optional<Reservation> find(UUID id) {
        return Optional.ofNullable(reservations.get(id)).map(Kept::reservation);
    }

    /** Reservations that were settled with nothing, in their order. */
    List<UUID> releases() {
        return releases;
    }

    @Override
    public ResponseDefinition transform(ServeEvent event) {
        Request request = event.getRequest();
        String path = request.getUrl().replaceFirst("\\?.*", "");
        try {
            if (request.getMethod().equals(RequestMethod.GET)) {
                return path.equals(AccountApi.RESERVATIONS) ? pending(request) : read(id(path));
            }
            return path.endsWith(AccountApi.BATCH)
                    ? reserve(ContractJson.mapper().readValue(request.getBody(), ReservationRequest[].class))
                    : settle(id(path), ContractJson.mapper().readValue(request.getBody(), SettlementRequest.class));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ResponseDefinition reserve(ReservationRequest[] requests) throws IOException {
        batches.add(requests.length);
        await();
        if (requests.length == 0 || Stream.of(requests).anyMatch(r -> r.credits() <= 0 || r.purpose() == null)) {
            return status(400);
        }
        return answer(Stream.of(requests).map(this::reserve).toList());
    }

    private synchronized ReservationAnswer reserve(ReservationRequest request) {
        Integer available = credits.get(request.workspaceId());
        Kept before = reservations.get(request.reservationId());
        if (available == null) {
            return new ReservationAnswer(404, null, null);
        } else if (before != null) {
            return before.reservation().workspaceId().equals(request.workspaceId())
                    ? new ReservationAnswer(200, before.reservation(), null)
                    : new ReservationAnswer(409, null, null);
        } else if (request.maxOpenRenders() != null && openRenders(request.workspaceId()) >= request.maxOpenRenders()) {
            return new ReservationAnswer(429, null, null);
        } else if (available < request.credits()) {
            return new ReservationAnswer(
                    402,
                    null,
                    new Shortage(request.credits(), available, debts.getOrDefault(request.workspaceId(), 0)));
        }
        credits.put(request.workspaceId(), available - request.credits());
        reserve(
                request.reservationId(),
                request.workspaceId().toString(),
                request.credits(),
                request.purpose(),
                Instant.now());
        return new ReservationAnswer(201, null, null);
    }

    private long openRenders(UUID workspace) {
        return reservations.values().stream()
                .filter(kept -> kept.purpose().equals(AccountApi.PURPOSE_RENDER))
                .map(Kept::reservation)
                .filter(held ->
                        held.workspaceId().equals(workspace) && held.state().equals("pending"))
                .count();
    }

    private synchronized ResponseDefinition settle(UUID id, SettlementRequest request) throws IOException {
        settlements.incrementAndGet();
        Kept kept = reservations.get(id);
        if (kept == null) {
            return status(404);
        }
        Reservation held = kept.reservation();
        if (held.state().equals("pending")) {
            if (request.capture() < 0 || request.capture() > held.credits()) {
                return status(400);
            }
            if (request.capture() == 0) {
                releases.add(id);
            }
            credits.computeIfPresent(held.workspaceId(), (w, left) -> left + held.credits() - request.capture());
            String state = request.capture() > 0 ? "captured" : "released";
            Reservation settled =
                    new Reservation(id, held.workspaceId(), held.credits(), state, request.capture(), held.createdAt());
            reservations.put(id, new Kept(settled, kept.purpose()));
        }
        return answer(reservations.get(id).reservation());
    }

    private ResponseDefinition read(UUID id) throws IOException {
        Optional<Reservation> found = find(id);
        return found.isEmpty() ? status(404) : answer(found.get());
    }

    private ResponseDefinition pending(Request request) throws IOException {
        Instant before = Instant.now()
                .minus(Duration.parse(request.queryParameter("pendingFor").firstValue()));
        String purpose = request.queryParameter("purpose").isPresent()
                ? request.queryParameter("purpose").firstValue()
                : null;
        String after = request.queryParameter("after").isPresent()
                ? request.queryParameter("after").firstValue()
                : null;
        List<Reservation> pending = reservations.values().stream()
                .filter(kept -> purpose == null || purpose.equals(kept.purpose()))
                .map(Kept::reservation)
                .filter(r -> r.state().equals("pending") && !r.createdAt().isAfter(before))
                .sorted(Comparator.comparing(Reservation::createdAt).thenComparing(Reservation::reservationId))
                .toList();
        int from = after == null
                ? 0
                : pending.stream()
                                .map(r -> r.reservationId().toString())
                                .toList()
                                .indexOf(after)
                        + 1;
        return answer(pending.subList(from, pending.size()));
    }

    private void await() {
        try {
            open.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static UUID id(String path) {
        return UUID.fromString(
                path.substring(AccountApi.RESERVATIONS.length() + 1).replace(AccountApi.SETTLEMENT, ""));
    }

    private static ResponseDefinition answer(Object body) throws IOException {
        return FakeAccountService.json(ContractJson.mapper().writeValueAsString(body))
                .build();
    }

    private static ResponseDefinition status(int status) {
        return ResponseDefinitionBuilder.responseDefinition().withStatus(status).build();
    }

    @Override
    public String getName() {
        return NAME;
    }

    @Override
    public boolean applyGlobally() {
        return false;
    }
}
