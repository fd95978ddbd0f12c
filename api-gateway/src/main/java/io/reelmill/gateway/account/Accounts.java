package io.reelmill.gateway.account;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.KeyQuery;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationAnswer;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.account.AccountClient.Answer;
import io.reelmill.gateway.batch.MicroBatcher;
import io.reelmill.gateway.batch.MicroBatcher.Outcome;
import io.reelmill.gateway.error.ApiException;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.jboss.logging.Logger;

/** Keys, credits and accounts. Every method throws a 503 {@link ApiException} when the account-service is away. */
@Singleton
public class Accounts {

    private static final Logger LOG = Logger.getLogger(Accounts.class);

    private final AccountClient client;
    /** One lane: more would only wait for each other's commits. */
    private final MicroBatcher<ReservationRequest, Void> reserving;

    private final ExecutorService beside = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "reserve-beside");
        thread.setDaemon(true);
        return thread;
    });

    Accounts(AccountClient client) {
        this.client = client;
        this.reserving = new MicroBatcher<>("reserve", 1, AccountApi.MAX_AT_ONCE, this::reserveAll);
    }

    @PreDestroy
    void close() {
        reserving.close();
        beside.shutdown();
    }

    /** Whom a key speaks for; empty for one that is unknown or revoked. */
    public Optional<Principal> resolve(String key) {
        Answer answer = client.post(AccountApi.RESOLVE_KEY, new KeyQuery(key));
        return switch (answer.status()) {
            case 200 -> Optional.of(answer.as(Principal.class));
            // A text that can be no key at all is refused as malformed there.
            case 400, 404 -> Optional.empty();
            default -> throw unexpected("resolving a key", answer.status());
        };
    }

    /** Holds credits; fails with a 402 {@link ApiException} when there are too few, with the figures. */
    public CompletionStage<Void> reserve(ReservationRequest request) {
        return reserving.call(request);
    }

    /**
     * Holds credits for several callers while the calling thread does something else.
     *
     * @param requests at most {@link AccountApi#MAX_AT_ONCE}
     * @return an outcome for each, in their order
     */
    public CompletableFuture<List<Outcome<Void>>> reserve(List<ReservationRequest> requests) {
        return CompletableFuture.supplyAsync(() -> reserveAll(requests), beside);
    }

    private List<Outcome<Void>> reserveAll(List<ReservationRequest> requests) {
        Answer answer = client.post(AccountApi.RESERVATIONS + AccountApi.BATCH, requests);
        if (answer.status() != 200) {
            throw unexpected("reserving credits", answer.status());
        }
        ReservationAnswer[] answers = answer.as(ReservationAnswer[].class);
        return IntStream.range(0, requests.size())
                .mapToObj(i -> outcome(requests.get(i), answers[i]))
                .toList();
    }

    private static Outcome<Void> outcome(ReservationRequest request, ReservationAnswer answer) {
        return switch (answer.status()) {
            case 201 -> Outcome.of(null);
            case 200 -> stillHeld(answer.reservation(), request);
            case 402 ->
                Outcome.failed(ApiException.of(
                        402,
                        "insufficient_credits",
                        "this needs %d credits and %d are available; nothing was started"
                                .formatted(
                                        answer.shortage().needed(),
                                        answer.shortage().available())));
            default -> Outcome.failed(unexpected("reserving credits", answer.status()));
        };
    }

    /** An attempt that was broken off may have held the credits already, and they may have been given back since. */
    private static Outcome<Void> stillHeld(Reservation before, ReservationRequest request) {
        if (before.state().equals("pending") && before.credits() == request.credits()) {
            return Outcome.of(null);
        }
        LOG.warnf("reservation %s is %s with %d credits", before.reservationId(), before.state(), before.credits());
        return Outcome.failed(AccountClient.away());
    }

    /**
     * Reservations that have been pending for a while, oldest first.
     *
     * @param after the one to go on behind, or null to begin with the oldest
     */
    public List<Reservation> pending(Duration longerThan, UUID after) {
        Answer answer = client.get(
                AccountApi.RESERVATIONS + "?pendingFor=" + longerThan + (after == null ? "" : "&after=" + after));
        if (answer.status() != 200) {
            throw unexpected("reading reservations", answer.status());
        }
        return List.of(answer.as(Reservation[].class));
    }

    /** Ends a reservation: charges some of it, releases the rest. One that was never made is no matter. */
    public void settle(UUID reservationId, SettlementRequest request) {
        Answer answer = client.post(AccountApi.RESERVATIONS + "/" + reservationId + AccountApi.SETTLEMENT, request);
        if (answer.status() != 200 && answer.status() != 404) {
            throw unexpected("settling a reservation", answer.status());
        }
    }

    /** What {@code GET /me} tells. */
    public Account account(UUID workspaceId) {
        Answer answer = client.get(AccountApi.WORKSPACES + "/" + workspaceId + "/account");
        if (answer.status() != 200) {
            throw unexpected("reading an account", answer.status());
        }
        return answer.as(Account.class);
    }

    private static ApiException unexpected(String what, int status) {
        LOG.errorf("%s: the account-service answers %d", what, status);
        return AccountClient.away();
    }
}
