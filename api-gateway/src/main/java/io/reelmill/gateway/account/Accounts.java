package io.reelmill.gateway.account;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.CreatedKey;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.AccountApi.KeyQuery;
import io.reelmill.contracts.account.AccountApi.NewKeyRequest;
import io.reelmill.contracts.account.AccountApi.PurchaseRequest;
import io.reelmill.contracts.account.AccountApi.PurchaseResult;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationAnswer;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.account.AccountClient.Answer;
import io.reelmill.gateway.batch.MicroBatcher;
import io.reelmill.gateway.batch.MicroBatcher.Outcome;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.settings.GatewaySettings;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.IntStream;
import org.jboss.logging.Logger;

/** Keys, credits and accounts. Every method throws a 503 {@link ApiException} when the account-service is away. */
@Singleton
public class Accounts {

    private static final Logger LOG = Logger.getLogger(Accounts.class);

    private static final int MAX_WAITING = 2_000;

    private static final Duration MAX_WAIT = Duration.ofSeconds(10);

    private final AccountClient client;
    private final boolean flushes;

    /** One worker: several would only wait for each other's commits. */
    private final MicroBatcher<ReservationRequest, Void> reserving;

    private final ExecutorService background = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "accounts");
        thread.setDaemon(true);
        return thread;
    });

    Accounts(AccountClient client, GatewaySettings settings) {
        this.client = client;
        this.flushes = settings.sharesDatabaseServerWithAccounts();
        this.reserving = new MicroBatcher<>(
                "reservations",
                new MicroBatcher.Limits(1, AccountApi.MAX_AT_ONCE, MAX_WAITING, MAX_WAIT),
                this::reserveNow);
    }

    @PreDestroy
    void close() {
        reserving.close();
        background.shutdown();
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

    /**
     * Reserves credits for work that is committed before anybody is answered. Fails with a 402 {@link ApiException} when there are
     * too few, with the figures.
     */
    public CompletionStage<Void> reserve(ReservationRequest request) {
        return reserving
                .call(request)
                .exceptionallyCompose(failure -> CompletableFuture.failedFuture(
                        failure instanceof RejectedExecutionException ? AccountClient.away() : failure));
    }

    /**
     * Reserves credits for several callers while the calling thread does something else; the calling thread commits before it
     * answers them.
     *
     * @param requests at most {@link AccountApi#MAX_AT_ONCE}
     * @return an outcome for each, in their order
     */
    public CompletableFuture<List<Outcome<Void>>> reserve(List<ReservationRequest> requests) {
        return requests.isEmpty()
                ? CompletableFuture.completedFuture(List.of())
                : CompletableFuture.supplyAsync(() -> reserveNow(requests), background);
    }

    private List<Outcome<Void>> reserveNow(List<ReservationRequest> requests) {
        String path = AccountApi.RESERVATIONS
                + AccountApi.BATCH
                + (flushes ? "?" + AccountApi.FLUSHED_BY_CALLER + "=true" : "");
        Answer answer = client.post(path, requests);
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

    /** A repeated attempt finds its own reservation, which may have been released meanwhile. */
    private static Outcome<Void> stillHeld(Reservation before, ReservationRequest request) {
        if (before.state().equals("pending") && before.credits() == request.credits()) {
            return Outcome.of(null);
        }
        LOG.warnf("reservation %s is %s with %d credits", before.reservationId(), before.state(), before.credits());
        return Outcome.failed(AccountClient.away());
    }

    /**
     * Reservations of a purpose that have been pending for a while, oldest first.
     *
     * @param after the one to go on behind, or null to begin with the oldest
     */
    public List<Reservation> pending(String purpose, Duration longerThan, UUID after) {
        Answer answer = client.get(AccountApi.RESERVATIONS + "?purpose=" + purpose + "&pendingFor=" + longerThan
                + (after == null ? "" : "&after=" + after));
        if (answer.status() != 200) {
            throw unexpected("reading reservations", answer.status());
        }
        return List.of(answer.as(Reservation[].class));
    }

    /** Ends a reservation: charges some of it, releases the rest. One that was never made is ignored. */
    public void settle(UUID reservationId, SettlementRequest request) {
        Answer answer = client.post(AccountApi.RESERVATIONS + "/" + reservationId + AccountApi.SETTLEMENT, request);
        if (answer.status() != 200 && answer.status() != 404) {
            throw unexpected("settling a reservation", answer.status());
        }
    }

    /**
     * Releases a reservation in the background. One that cannot be released now is released later, by the sweeper or when it
     * expires.
     */
    public void release(UUID reservationId, String reason) {
        background.execute(() -> {
            try {
                settle(reservationId, new SettlementRequest(0, reason));
            } catch (RuntimeException e) {
                LOG.warnf("reservation %s is released later: %s", reservationId, e.getMessage());
            }
        });
    }

    /** What {@code GET /me} tells. */
    public Account account(UUID workspaceId) {
        Answer answer = client.get(AccountApi.WORKSPACES + "/" + workspaceId + "/account");
        if (answer.status() != 200) {
            throw unexpected("reading an account", answer.status());
        }
        return answer.as(Account.class);
    }

    /** The valid keys of a workspace, newest first. */
    public List<KeyInfo> keys(UUID workspaceId) {
        Answer answer = client.get(AccountApi.KEYS + "?workspace=" + workspaceId);
        if (answer.status() != 200) {
            throw unexpected("listing keys", answer.status());
        }
        return List.of(answer.as(KeyInfo[].class));
    }

    /** Creates a key of a workspace. */
    public CreatedKey createKey(UUID workspaceId, NewKeyRequest request) {
        Answer answer = client.post(AccountApi.KEYS + "?workspace=" + workspaceId, request);
        if (answer.status() != 201) {
            throw unexpected("creating a key", answer.status());
        }
        return answer.as(CreatedKey.class);
    }

    /** Ends a key; false when the workspace has no such key. */
    public boolean revokeKey(UUID workspaceId, UUID keyId) {
        Answer answer = client.post(AccountApi.KEYS + "/" + keyId + "/revoke?workspace=" + workspaceId, Map.of());
        return switch (answer.status()) {
            case 204 -> true;
            case 404 -> false;
            default -> throw unexpected("revoking a key", answer.status());
        };
    }

    /**
     * Buys the pack of automatic purchases, once for each key.
     *
     * @throws ApiException 402 when the workspace has no saved payment method
     */
    public PurchaseResult buyCreditPack(UUID workspaceId, String key) {
        Answer answer = client.post(AccountApi.BILLING + "/" + workspaceId + "/purchases", new PurchaseRequest(key));
        return switch (answer.status()) {
            case 200 -> answer.as(PurchaseResult.class);
            case 409 ->
                throw ApiException.of(
                        402,
                        "payment_method_required",
                        "the workspace has no saved payment method; nothing was bought");
            default -> throw unexpected("buying a credit pack", answer.status());
        };
    }

    /** Reports that a customer has authenticated a payment; false when the signature does not belong to it. */
    public boolean authenticatePayment(UUID paymentId, String signature) {
        Answer answer = client.post(
                AccountApi.BILLING + "/payments/" + paymentId + "/authentication?signature=" + signature, Map.of());
        return switch (answer.status()) {
            case 204 -> true;
            case 404 -> false;
            default -> throw unexpected("authenticating a payment", answer.status());
        };
    }

    private static ApiException unexpected(String what, int status) {
        LOG.errorf("%s: the account-service answers %d", what, status);
        return AccountClient.away();
    }
}
