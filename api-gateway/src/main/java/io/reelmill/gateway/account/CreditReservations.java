package io.reelmill.gateway.account;

import static io.reelmill.gateway.account.AccountCalls.away;
import static io.reelmill.gateway.account.AccountCalls.call;
import static io.reelmill.gateway.account.AccountCalls.failed;
import static io.reelmill.gateway.account.AccountCalls.unexpected;

import io.opentelemetry.api.trace.SpanKind;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationAnswer;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.contracts.account.AccountApi.Shortage;
import io.reelmill.gateway.batch.MicroBatcher;
import io.reelmill.gateway.batch.MicroBatcher.Outcome;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.tracing.TracedWork;
import io.reelmill.tracing.Traceparent;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.IntStream;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.logging.Logger;

/** Credits that are held for renders, exports and generated media. Fails with 503 when the account-service is away. */
@Singleton
public class CreditReservations {

    private static final Logger LOG = Logger.getLogger(CreditReservations.class);

    private static final int MAX_WAITING = 2_000;

    private static final Duration MAX_WAIT = Duration.ofSeconds(10);

    /** Seconds. */
    private static final int RETRY_WHEN_A_RENDER_HAS_ENDED = 10;

    private final AccountClient client;
    private final boolean sharesDatabaseServer;

    /** One worker: several would only wait for each other's commits. */
    private final MicroBatcher<Asked, Void> reserving;

    private final ExecutorService releasing = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "release-reservations");
        thread.setDaemon(true);
        return thread;
    });

    CreditReservations(@RestClient AccountClient client, AccountSettings settings) {
        this.client = client;
        this.sharesDatabaseServer = settings.sharesDatabaseServerWithAccounts();
        this.reserving = new MicroBatcher<>(
                "reservations",
                new MicroBatcher.Limits(1, AccountApi.MAX_AT_ONCE, MAX_WAITING, MAX_WAIT),
                group -> join(reserve(
                        group.stream().map(Asked::request).toList(),
                        group.stream().map(Asked::traceparent).toList())));
    }

    /** @param traceparent of who asks; null when that is not traced */
    private record Asked(ReservationRequest request, String traceparent) {}

    @PreDestroy
    void close() {
        reserving.close();
        releasing.shutdown();
    }

    /**
     * Reserves credits for work that is committed before anybody is answered. Fails with a 402 {@link ApiException} when there are
     * too few, with the figures, and with 429 when too many renders are under way.
     */
    public CompletionStage<Void> reserve(ReservationRequest request) {
        return reserving
                .call(new Asked(request, Traceparent.current()))
                .exceptionallyCompose(failure -> CompletableFuture.failedFuture(
                        failure instanceof RejectedExecutionException ? away() : failure));
    }

    /**
     * Reserves credits for several callers while the calling thread does something else; the calling thread commits before it
     * answers them.
     *
     * @param requests at most {@link AccountApi#MAX_AT_ONCE}
     * @param traceparents of the callers, see {@link TracedWork#beginForAll}
     * @return an outcome for each, in their order
     */
    public CompletableFuture<List<Outcome<Void>>> reserve(
            List<ReservationRequest> requests, List<String> traceparents) {
        if (requests.isEmpty()) {
            return CompletableFuture.completedFuture(List.of());
        }
        return ask(requests, traceparents).handle((answers, failure) -> {
            if (failure != null) {
                throw failed("reserving credits", failure);
            }
            return IntStream.range(0, requests.size())
                    .mapToObj(i -> outcome(requests.get(i), answers.get(i)))
                    .toList();
        });
    }

    private CompletableFuture<List<ReservationAnswer>> ask(
            List<ReservationRequest> requests, List<String> traceparents) {
        try (TracedWork span = TracedWork.beginForAll(traceparents, SpanKind.INTERNAL, "reserve credits")) {
            span.attribute("reelmill.reservations", requests.size());
            return client.reserve(sharesDatabaseServer, requests).subscribeAsCompletionStage();
        }
    }

    private static Outcome<Void> outcome(ReservationRequest request, ReservationAnswer answer) {
        return switch (answer.status()) {
            case 201 -> Outcome.of(null);
            case 200 -> stillHeld(answer.reservation(), request);
            case 402 -> Outcome.failed(tooFew(answer.shortage()));
            case 429 ->
                Outcome.failed(ApiException.rateLimited(
                        "as many renders of this workspace wait or run as its plan allows, which is %d; nothing was started"
                                .formatted(request.maxOpenRenders()),
                        RETRY_WHEN_A_RENDER_HAS_ENDED));
            default -> Outcome.failed(unexpected("reserving credits", answer.status()));
        };
    }

    private static ApiException tooFew(Shortage shortage) {
        return shortage.debt() > 0
                ? ApiException.of(
                        402,
                        "credits_owed",
                        "the workspace owes %d credits of a purchase that was charged back; nothing is started until they are paid"
                                .formatted(shortage.debt()))
                : ApiException.of(
                        402,
                        "insufficient_credits",
                        "this needs %d credits and %d are available; nothing was started"
                                .formatted(shortage.needed(), shortage.available()));
    }

    /** A repeated attempt finds its own reservation, which may have been released meanwhile. */
    private static Outcome<Void> stillHeld(Reservation before, ReservationRequest request) {
        if (before.state().equals("pending") && before.credits() == request.credits()) {
            return Outcome.of(null);
        }
        LOG.warnf("reservation %s is %s with %d credits", before.reservationId(), before.state(), before.credits());
        return Outcome.failed(away());
    }

    /**
     * Reservations of a purpose that have been pending for a while, oldest first. Blocks.
     *
     * @param after the one to go on behind, or null to begin with the oldest
     */
    public List<Reservation> pending(String purpose, Duration longerThan, UUID after) {
        return call("reading reservations", () -> client.pending(purpose, longerThan.toString(), after));
    }

    /** Ends a reservation: charges some of it, releases the rest. One that was never made is ignored. Blocks. */
    public void settle(UUID reservationId, SettlementRequest request) {
        call("settling a reservation", List.of(404), () -> client.settle(reservationId, request));
    }

    /**
     * Releases a reservation in the background. One that cannot be released now is released later, by the sweeper or when it
     * expires.
     */
    public void release(UUID reservationId, String reason) {
        releasing.execute(() -> {
            try {
                settle(reservationId, new SettlementRequest(0, reason));
            } catch (RuntimeException e) {
                LOG.warnf("reservation %s is released later: %s", reservationId, e.getMessage());
            }
        });
    }

    private static <T> T join(CompletableFuture<T> future) {
        try {
            return future.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
    }
}
