package io.reelmill.gateway.account;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.KeyQuery;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.contracts.account.AccountApi.Shortage;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.account.AccountClient.Answer;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;

/** Keys, credits and accounts. Every method throws a 503 {@link ApiException} when the account-service is away. */
@Singleton
public class Accounts {

    private static final Logger LOG = Logger.getLogger(Accounts.class);

    private final AccountClient client;

    Accounts(AccountClient client) {
        this.client = client;
    }

    /** Whom a key speaks for; empty for one that is unknown or revoked. */
    public Optional<Principal> resolve(String key) {
        Answer answer = client.post(AccountApi.RESOLVE_KEY, new KeyQuery(key));
        return switch (answer.status()) {
            case 200 -> Optional.of(answer.as(Principal.class));
            // A text that can be no key at all is refused as malformed there.
            case 400, 404 -> Optional.empty();
            default -> throw unexpected("resolving a key", answer);
        };
    }

    /**
     * Holds credits.
     *
     * @throws ApiException 402 when there are too few, with the figures
     */
    public void reserve(ReservationRequest request) {
        Answer answer = client.post(AccountApi.RESERVATIONS, request);
        switch (answer.status()) {
            case 201 -> {} // held
            case 200 -> requireStillHeld(answer.as(Reservation.class), request);
            case 402 -> {
                Shortage shortage = answer.as(Shortage.class);
                throw ApiException.of(
                        402,
                        "insufficient_credits",
                        "this needs %d credits and %d are available; nothing was started"
                                .formatted(shortage.needed(), shortage.available()));
            }
            default -> throw unexpected("reserving credits", answer);
        }
    }

    /** An attempt that was broken off may have held the credits already, and they may have been given back since. */
    private static void requireStillHeld(Reservation before, ReservationRequest request) {
        if (!before.state().equals("pending") || before.credits() != request.credits()) {
            LOG.warnf("reservation %s is %s with %d credits", before.reservationId(), before.state(), before.credits());
            throw AccountClient.away();
        }
    }

    /** Ends a reservation: charges some of it, releases the rest. One that was never made is no matter. */
    public void settle(UUID reservationId, SettlementRequest request) {
        Answer answer = client.post(AccountApi.RESERVATIONS + "/" + reservationId + AccountApi.SETTLEMENT, request);
        if (answer.status() != 200 && answer.status() != 404) {
            throw unexpected("settling a reservation", answer);
        }
    }

    /** What {@code GET /me} tells. */
    public Account account(UUID workspaceId) {
        Answer answer = client.get(AccountApi.WORKSPACES + "/" + workspaceId + "/account");
        if (answer.status() != 200) {
            throw unexpected("reading an account", answer);
        }
        return answer.as(Account.class);
    }

    private static ApiException unexpected(String what, Answer answer) {
        LOG.errorf("%s: the account-service answers %d", what, answer.status());
        return AccountClient.away();
    }
}
