package io.reelmill.account.purchase;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.PackOffer;
import io.reelmill.service.RequiredScope;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

/** What the pack of automatic purchases costs, for whoever asks before buying it. */
@Path(AccountApi.PACK_OFFER)
@RequiredScope("billing")
public class PackOfferResource {

    private final PackSettings settings;

    PackOfferResource(PackSettings settings) {
        this.settings = settings;
    }

    @GET
    public PackOffer offer() {
        PackSettings.Pack pack = settings.packs().get(settings.autoTopupPack());
        return new PackOffer(settings.autoTopupPack(), pack.credits(), pack.amount(), pack.currency());
    }
}
