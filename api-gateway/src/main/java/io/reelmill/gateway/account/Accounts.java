package io.reelmill.gateway.account;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.AuthenticationStep;
import io.reelmill.contracts.account.AccountApi.Author;
import io.reelmill.contracts.account.AccountApi.AutoTopUpSettings;
import io.reelmill.contracts.account.AccountApi.CreatedKey;
import io.reelmill.contracts.account.AccountApi.FieldError;
import io.reelmill.contracts.account.AccountApi.InvoiceInfo;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.AccountApi.KeyQuery;
import io.reelmill.contracts.account.AccountApi.KeyRotation;
import io.reelmill.contracts.account.AccountApi.NewKeyRequest;
import io.reelmill.contracts.account.AccountApi.PurchaseRequest;
import io.reelmill.contracts.account.AccountApi.PurchaseResult;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationAnswer;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.RotatedKey;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.contracts.account.AccountApi.Shortage;
import io.reelmill.contracts.account.LedgerApi.Balance;
import io.reelmill.contracts.account.LedgerApi.Statement;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.batch.MicroBatcher;
import io.reelmill.gateway.batch.MicroBatcher.Outcome;
import io.reelmill.gateway.error.ApiException;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.logging.Logger;

/** Keys, credits and accounts. Every method throws a 503 {@link ApiException} when the account-service is away. */
@Singleton
public class Accounts {

    private static final Logger LOG = Logger.getLogger(Accounts.class);

    private static final int MAX_WAITING = 2_000;

    private static final Duration MAX_WAIT = Duration.ofSeconds(10);

    /** Seconds. */
    private static final int RETRY_WHEN_A_RENDER_HAS_ENDED = 10;

    private final AccountClient client;
    private final boolean sharesDatabaseServer;

    /** One worker: several would only wait for each other's commits. */
    private final MicroBatcher<ReservationRequest, Void> reserving;

    private final ExecutorService releasing = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "release-reservations");
        thread.setDaemon(true);
        return thread;
    });

    Accounts(@RestClient AccountClient client, AccountSettings settings) {
        this.client = client;
        this.sharesDatabaseServer = settings.sharesDatabaseServerWithAccounts();
        this.reserving = new MicroBatcher<>(
                "reservations",
                new MicroBatcher.Limits(1, AccountApi.MAX_AT_ONCE, MAX_WAITING, MAX_WAIT),
                requests -> join(reserve(requests)));
    }

    @PreDestroy
    void close() {
        reserving.close();
        releasing.shutdown();
    }

    /** Whom a key speaks for; empty for one that is unknown or revoked. Blocks. */
    public Optional<Principal> resolve(String key) {
        // A text that can be no key at all is refused as malformed there.
        return call("resolving a key", List.of(400, 404), () -> client.resolve(new KeyQuery(key)));
    }

    /**
     * Reserves credits for work that is committed before anybody is answered. Fails with a 402 {@link ApiException} when there are
     * too few, with the figures, and with 429 when too many renders are under way.
     */
    public CompletionStage<Void> reserve(ReservationRequest request) {
        return reserving
                .call(request)
                .exceptionallyCompose(failure -> CompletableFuture.failedFuture(
                        failure instanceof RejectedExecutionException ? away() : failure));
    }

    /**
     * Reserves credits for several callers while the calling thread does something else; the calling thread commits before it
     * answers them.
     *
     * @param requests at most {@link AccountApi#MAX_AT_ONCE}
     * @return an outcome for each, in their order
     */
    public CompletableFuture<List<Outcome<Void>>> reserve(List<ReservationRequest> requests) {
        if (requests.isEmpty()) {
            return CompletableFuture.completedFuture(List.of());
        }
        return client.reserve(sharesDatabaseServer, requests)
                .subscribeAsCompletionStage()
                .handle((answers, failure) -> {
                    if (failure != null) {
                        throw failed("reserving credits", failure);
                    }
                    return IntStream.range(0, requests.size())
                            .mapToObj(i -> outcome(requests.get(i), answers.get(i)))
                            .toList();
                });
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

    /** What {@code GET /me} tells. Blocks. */
    public Account account(UUID workspaceId) {
        return call("reading an account", () -> client.account(workspaceId));
    }

    /**
     * A page of the movements of credits, newest first. Blocks.
     *
     * @param from earliest time, or null
     * @param before time that is no longer part of it, or null
     * @param cursor of the page before, or null
     */
    public Statement statement(UUID workspaceId, Instant from, Instant before, String cursor, int limit) {
        return call("reading a statement", () -> client.statement(workspaceId, from, before, cursor, limit));
    }

    /** Credits after the last movement up to a time. Blocks. */
    public Balance balance(UUID workspaceId, Instant asOf) {
        return call("reading a balance", () -> client.balance(workspaceId, asOf));
    }

    private static <T> T call(String what, Supplier<T> call) {
        return call(what, List.of(), call).orElseThrow(() -> unexpected(what, 204));
    }

    /** @param absent statuses that say that what is asked for is not there */
    private static <T> Optional<T> call(String what, List<Integer> absent, Supplier<T> call) {
        try {
            return Optional.ofNullable(call.get());
        } catch (WebApplicationException e) {
            if (absent.contains(e.getResponse().getStatus())) {
                return Optional.empty();
            }
            throw failed(what, e);
        } catch (ProcessingException e) {
            throw failed(what, e);
        }
    }

    private static <T> T join(CompletableFuture<T> future) {
        try {
            return future.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
    }

    private static ApiException failed(String what, Throwable failure) {
        if (failure instanceof WebApplicationException http) {
            return unexpected(what, http.getResponse().getStatus());
        }
        LOG.warnf("%s: the account-service does not answer: %s", what, failure);
        return away();
    }

    /** The valid keys of a workspace, newest first. Blocks. */
    public List<KeyInfo> keys(UUID workspaceId) {
        return call("listing keys", () -> client.keys(workspaceId));
    }

    /** Creates a key of a workspace. Blocks. */
    public CreatedKey createKey(UUID workspaceId, NewKeyRequest request) {
        return call("creating a key", () -> client.createKey(workspaceId, request));
    }

    /** Replaces a key; empty when the workspace has no such valid key. Blocks. */
    public Optional<RotatedKey> rotateKey(UUID workspaceId, UUID keyId, KeyRotation request) {
        return call("rotating a key", List.of(404), () -> client.rotateKey(keyId, workspaceId, request));
    }

    /** Ends a key; false when the workspace has no such key. Blocks. */
    public boolean revokeKey(UUID workspaceId, UUID keyId, Author author) {
        return call("revoking a key", List.of(404), () -> {
                    client.revokeKey(keyId, workspaceId, author);
                    return true;
                })
                .orElse(false);
    }

    /**
     * Buys the pack of automatic purchases, once for each key.
     *
     * @throws ApiException 402 when the workspace has no saved payment method
     */
    public PurchaseResult buyCreditPack(UUID workspaceId, String key) {
        return call("buying a credit pack", List.of(409), () -> client.purchase(workspaceId, new PurchaseRequest(key)))
                .orElseThrow(() -> ApiException.of(
                        402,
                        "payment_method_required",
                        "the workspace has no saved payment method; nothing was bought"));
    }

    /**
     * Replaces the secret that webhooks are signed with. Blocks.
     *
     * @return those that sign from now on, the new one first
     * @throws ApiException 409 when it was replaced too often within a day
     */
    public List<String> rotateWebhookSecret(UUID workspaceId) {
        return call("replacing a webhook secret", List.of(409), () -> client.rotateWebhookSecret(workspaceId)
                        .secrets())
                .orElseThrow(() -> ApiException.of(
                        409, "conflict", "the secret was replaced too often within a day; try tomorrow"));
    }

    /**
     * The invoices of a workspace, newest first. Blocks.
     *
     * @param before the number to go on behind, or null to begin with the newest
     */
    public List<InvoiceInfo> invoices(UUID workspaceId, String before, int limit) {
        return call("listing invoices", () -> client.invoices(workspaceId, before, limit));
    }

    /** The settings of automatic top-up. Blocks. */
    public AutoTopUpSettings autoTopUp(UUID workspaceId) {
        return call("reading the automatic top-up", () -> client.autoTopUp(workspaceId));
    }

    /**
     * Saves the settings of automatic top-up. Blocks.
     *
     * @throws ApiException 400 naming a field that cannot be so
     */
    public AutoTopUpSettings saveAutoTopUp(UUID workspaceId, AutoTopUpSettings settings) {
        return call("saving the automatic top-up", () -> {
            try {
                return client.saveAutoTopUp(workspaceId, settings);
            } catch (WebApplicationException e) {
                if (e.getResponse().getStatus() == 400) {
                    FieldError error = e.getResponse().readEntity(FieldError.class);
                    throw ApiException.invalid(error.field(), "bounds", error.message());
                }
                throw e;
            }
        });
    }

    /** Passes a callback of Stripe on; false when it is forged or stale. Blocks. */
    public boolean takeStripeCallback(byte[] body, String signature) {
        return call("taking in a callback", List.of(400), () -> {
                    client.stripeCallback(signature, body);
                    return true;
                })
                .orElse(false);
    }

    /** The customer is at the link of a payment; empty when the signature does not belong to it. Blocks. */
    public Optional<AuthenticationStep> authenticatePayment(UUID paymentId, String signature) {
        return call("authenticating a payment", List.of(404), () -> client.authenticate(paymentId, signature));
    }

    private static ApiException unexpected(String what, int status) {
        LOG.errorf("%s: the account-service answers %d", what, status);
        return away();
    }

    private static ApiException away() {
        return ApiException.unavailable("accounts cannot be reached at the moment; nothing was started");
    }
}
