package io.reelmill.gateway.mcp.tool;

import io.reelmill.contracts.account.AccountApi.PackOffer;
import io.reelmill.gateway.credits.CreditPackResource;
import io.reelmill.gateway.mcp.tool.Tool.Operation;
import io.reelmill.gateway.me.MeResource;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import java.util.Optional;

/** The account and its credits. */
@Singleton
class AccountTools implements ToolSet {

    private final MeResource account;
    private final CreditPackResource packs;

    AccountTools(MeResource account, CreditPackResource packs) {
        this.account = account;
        this.packs = packs;
    }

    @Override
    public List<Tool> tools() {
        return List.of(
                Tool.of(
                        "get_account",
                        "Get the account",
                        "Tells the plan, the credits that are left, and what was used.",
                        Operation.get("/me"),
                        Effect.READS,
                        ToolAction.blocking(call -> account.me())),
                Tool.of(
                                "buy_credit_pack",
                                "Buy a credit pack",
                                "CHARGES MONEY: buys the credit pack of automatic purchases with the saved payment"
                                        + " method. source must be auto_topup.",
                                Operation.post("/buy-credit-pack"),
                                Effect.COMMITS,
                                ToolAction.blocking(call -> packs.buy(call.body(), call.idempotencyKey())))
                        .reachingOutside()
                        .asking(call -> Optional.of(question(packs.offer(call.body())))));
    }

    private static String question(PackOffer pack) {
        Currency currency = Currency.getInstance(pack.currency());
        BigDecimal price = BigDecimal.valueOf(pack.amount(), Math.max(0, currency.getDefaultFractionDigits()));
        return "Buy a pack of %d credits for %s %s, charged to the saved payment method?"
                .formatted(pack.credits(), price.toPlainString(), pack.currency());
    }
}
