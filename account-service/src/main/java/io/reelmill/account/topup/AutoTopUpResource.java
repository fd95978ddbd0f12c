package io.reelmill.account.topup;

import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.purchase.PackSettings;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.AutoTopUpSettings;
import io.reelmill.contracts.account.AccountApi.FieldError;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import java.util.TreeSet;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** The settings of automatic top-up as other services see them. */
@Path(AccountApi.BILLING)
@RequiredScope("billing")
public class AutoTopUpResource {

    private final Jdbi jdbi;
    private final AutoTopUpStore store;
    private final Ledger ledger;
    private final PackSettings packs;

    AutoTopUpResource(Jdbi jdbi, AutoTopUpStore store, Ledger ledger, PackSettings packs) {
        this.jdbi = jdbi;
        this.store = store;
        this.ledger = ledger;
        this.packs = packs;
    }

    /** Off where nothing was ever set. */
    @GET
    @Path("/{id}/auto-topup")
    public AutoTopUpSettings read(UUID id) {
        return jdbi.withHandle(handle -> {
            ledger.balances(handle, id); // 404 for an unknown workspace
            return store.find(handle, id)
                    .map(AutoTopUpResource::settings)
                    .orElseGet(() -> new AutoTopUpSettings(
                            false,
                            0,
                            null,
                            packs.autoTopupPack(),
                            packs.packs().get(packs.autoTopupPack()).credits(),
                            null,
                            null));
        });
    }

    @PUT
    @Path("/{id}/auto-topup")
    public Response save(UUID id, AutoTopUpSettings wanted) {
        Refusal.required(wanted, "a body");
        AutoTopUp settings = new AutoTopUp(
                id,
                wanted.enabled(),
                wanted.threshold(),
                wanted.target(),
                wanted.pack() == null ? packs.autoTopupPack() : wanted.pack(),
                wanted.dailyCap(),
                null,
                null);
        Optional<FieldError> error = error(settings);
        if (error.isPresent()) {
            return Response.status(400).entity(error.get()).build();
        }
        jdbi.useTransaction(tx -> {
            ledger.lock(tx, id); // 404 for an unknown workspace
            store.save(tx, settings);
        });
        return Response.ok(settings(settings)).build();
    }

    private Optional<FieldError> error(AutoTopUp settings) {
        PackSettings.Pack pack = packs.packs().get(settings.pack());
        if (pack == null) {
            return error(
                    "pack",
                    "must be one of "
                            + String.join(", ", new TreeSet<>(packs.packs().keySet())));
        } else if (settings.threshold() < 0) {
            return error("threshold", "must be at least 0");
        } else if (settings.target() != null && settings.target() <= settings.threshold()) {
            return error("target", "must be above threshold, which is " + settings.threshold());
        } else if (settings.dailyCap() < pack.credits()) {
            return error("dailyCap", "must be at least " + pack.credits() + ", the credits of one pack");
        }
        return Optional.empty();
    }

    private static Optional<FieldError> error(String field, String rule) {
        return Optional.of(new FieldError(field, field + " " + rule));
    }

    private static AutoTopUpSettings settings(AutoTopUp settings) {
        return new AutoTopUpSettings(
                settings.enabled(),
                settings.threshold(),
                settings.target(),
                settings.pack(),
                settings.dailyCap(),
                settings.pausedAt(),
                settings.pauseReason());
    }
}
