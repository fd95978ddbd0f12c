package io.reelmill.contracts.account;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.reelmill.contracts.internal.ServiceCredential;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * The account-service's internal REST interface, as paths and bodies. Every call carries the header {@value
 * #TOKEN_HEADER} with the caller's own token, see {@link ServiceCredential}.
 */
public final class AccountApi {

    /** Header of every internal call. */
    public static final String TOKEN_HEADER = ServiceCredential.HEADER;

    /**
     * {@code GET ?workspace=}: 200, the {@link KeyInfo}s of the workspace's valid keys, newest first. POST {@link NewKeyRequest}
     * to {@code ?workspace=}: 201 {@link CreatedKey}. POST {@link KeyRotation} to {@code /{id}/rotate?workspace=}: 201 {@link
     * RotatedKey}. POST {@link Author} to {@code /{id}/revoke?workspace=}: 204. Both answer 404 when the workspace has no such
     * valid key.
     */
    public static final String KEYS = "/internal/keys";

    /** POST {@link KeyQuery}: 200 {@link Principal}, or 404 for a key that is unknown or revoked. */
    public static final String RESOLVE_KEY = "/internal/keys/resolve";

    /**
     * POST {@link ReservationRequest}: 201 {@link Reservation}, 200 the same reservation when its id was seen before, 402 {@link
     * Shortage}, or 429 when too many renders are under way. {@code GET /internal/reservations/{id}} reads one. {@code GET
     * /internal/reservations?pendingFor=PT10M&purpose=render&limit=500&after={id}}: 200 {@link Reservation}s of that purpose,
     * or of any when none is named, that have been pending for so long, oldest first, from behind the one named.
     */
    public static final String RESERVATIONS = "/internal/reservations";

    /**
     * POST up to {@value #MAX_AT_ONCE} {@link ReservationRequest}s in an array to {@code /internal/reservations/batch}:
     * 200 with a {@link ReservationAnswer} for each, in their order. With {@code ?}{@value #FLUSHED_BY_CALLER}{@code =true}
     * the answer may come before the reservations are on disk.
     */
    public static final String BATCH = "/batch";

    /**
     * Query parameter of {@link #RESERVATIONS}, POST, and {@link #BATCH}: whether the caller commits to the same database server
     * before it answers anybody. That commit then writes the reservations to disk too, because the log of a server has one
     * order; when the server falls before, both are lost. A property of the single call, {@code false} unless it is said.
     */
    public static final String FLUSHED_BY_CALLER = "flushedByCaller";

    /** Purpose of a reservation whose id is a run's. */
    public static final String PURPOSE_RENDER = "render";

    /** Purpose of a reservation for an export. */
    public static final String PURPOSE_EXPORT = "export";

    /** Purpose of a reservation for generated media. */
    public static final String PURPOSE_MEDIA = "media";

    /** Most reservations in one call. */
    public static final int MAX_AT_ONCE = 500;

    /** POST {@link SettlementRequest} to {@code /internal/reservations/{id}/settlement}: 200 {@link Reservation}. */
    public static final String SETTLEMENT = "/settlement";

    /**
     * POST opens a workspace; a repeated call is the same one. {@code GET /internal/workspaces/{id}/account}: 200 {@link
     * Account}. {@code GET /internal/workspaces/{id}/webhook-secrets}: 200 {@link WebhookSecrets}; POST to its {@code
     * /rotate} replaces the newest. POST to {@code /internal/workspaces/{id}/credits} gives credits once for each reference,
     * to {@code /internal/workspaces/{id}/keys} makes a key.
     */
    public static final String WORKSPACES = "/internal/workspaces";

    /**
     * POST {@link PurchaseRequest} to {@code /internal/billing/{workspace}/purchases}: 200 {@link PurchaseResult}, the same one for
     * the same key; 409 when the workspace has no saved payment method. {@code PUT /internal/billing/{workspace}/payment-method}
     * with {@link PaymentMethod} saves one. {@code POST
     * /internal/billing/payments/{id}/authentication?signature=}: 200 {@link AuthenticationStep}, or 404 when the signature is
     * wrong. {@code GET}, {@code PUT} {@link PlanChoice} and {@code DELETE} {@code /internal/billing/{workspace}/subscription},
     * {@code POST} to its {@code /resume}: 200 {@link SubscriptionInfo}, or 409 when the subscription's state does not allow it.
     * {@code GET /internal/billing/{workspace}/invoices?before=INV-000012&limit=100}: 200 {@link InvoiceInfo}s, newest first.
     * {@code GET} and {@code PUT} {@code /internal/billing/{workspace}/auto-topup}: 200 {@link AutoTopUpSettings}, or 400 {@link
     * FieldError}.
     */
    public static final String BILLING = "/internal/billing";

    /** POST a callback of Stripe, byte for byte, with its header {@value #STRIPE_SIGNATURE}: 204, or 400 when it is forged or stale. */
    public static final String STRIPE_CALLBACKS = "/internal/callbacks/stripe";

    /** The header in which Stripe signs a callback. */
    public static final String STRIPE_SIGNATURE = "Stripe-Signature";

    /** GET {@code /internal/billing/auto-topup-pack}: 200 {@link PackOffer}, the pack that a purchase buys. */
    public static final String PACK_OFFER = "/internal/billing/auto-topup-pack";

    /**
     * Customers who sign in at an OpenID Connect issuer. GET: 200 {@link SignInOffer}. GET {@code
     * /page?challenge=&state=&nonce=&redirectUri=}: 200 {@link SignInPage}. POST {@link SignInProof}: 200 {@link SignInAnswer}. All
     * answer 404 when there is no issuer; the latter two 503 when it is away.
     */
    public static final String SIGN_IN = "/internal/sign-in";

    private AccountApi() {}

    /** @param name of the issuer, for people */
    public record SignInOffer(String name) {}

    /** @param url the page of the issuer at which a person confirms who they are */
    public record SignInPage(String url) {}

    /**
     * What comes back from the issuer, and what proves that it was asked for.
     *
     * @param code of the authorization
     * @param verifier of PKCE (RFC 7636); the page had its challenge
     * @param nonce that the page had
     * @param redirectUri that the page had
     */
    public record SignInProof(String code, String verifier, String nonce, String redirectUri) {}

    /**
     * What a sign-in has come to.
     *
     * @param key for a few hours, or null
     * @param refusal null with a key, else {@code unconfirmed} (the issuer does not confirm it) or {@code unknown} (the person has no
     *     workspace)
     * @param email of a person who is unknown, or null when the issuer has verified none
     */
    public record SignInAnswer(CreatedKey key, String refusal, String email) {

        public static SignInAnswer admitted(CreatedKey key) {
            return new SignInAnswer(key, null, null);
        }

        public static SignInAnswer unconfirmed() {
            return new SignInAnswer(null, "unconfirmed", null);
        }

        public static SignInAnswer unknown(String email) {
            return new SignInAnswer(null, "unknown", email);
        }
    }

    /**
     * What a credit pack costs.
     *
     * @param amount in minor units of the currency
     * @param currency ISO 4217 code
     */
    public record PackOffer(String name, int credits, long amount, String currency) {}

    /** @param idempotencyKey made by the caller, once for each purchase of a workspace */
    public record PurchaseRequest(String idempotencyKey) {}

    /** @param reference by which the payment provider knows the saved method */
    public record PaymentMethod(String reference) {}

    /** @param redirect the page of the payment provider at which the customer goes on, or null when nothing more is to be done */
    public record AuthenticationStep(String redirect) {}

    /**
     * An invoice of whatever kind.
     *
     * @param kind {@code pack}, {@code subscription} or {@code upgrade}
     * @param status {@code open}, {@code paid}, {@code void}, {@code uncollectible} or, while the customer has to authenticate,
     *     {@code action_required}
     * @param amount in minor units of the currency
     * @param amountReturned how much of it went back by refunds and disputes
     * @param item the name of the pack or of the plan
     * @param periodStart with a subscription or an upgrade, else null
     * @param periodEnd with a subscription or an upgrade, else null
     * @param paidAt null when it is not paid
     * @param url where the customer authenticates, else null
     */
    public record InvoiceInfo(
            UUID id,
            String number,
            String kind,
            String status,
            long amount,
            long amountReturned,
            String currency,
            int credits,
            String item,
            Instant periodStart,
            Instant periodEnd,
            Instant createdAt,
            Instant paidAt,
            String url) {}

    /** The plan that a customer chooses. */
    public record PlanChoice(Plan plan) {}

    /**
     * A subscription as it stands.
     *
     * @param status {@code trialing}, {@code active}, {@code past_due} or {@code canceled}
     * @param nextPlan the plan from the next period on, or null for the same
     * @param complimentary whether its invoices ask for nothing
     */
    public record SubscriptionInfo(
            Plan plan,
            String status,
            Instant periodStart,
            Instant periodEnd,
            Plan nextPlan,
            boolean cancelAtPeriodEnd,
            boolean complimentary) {}

    /**
     * When a workspace buys credits by itself.
     *
     * @param threshold credits below which is bought, 0 or above
     * @param target credits to be reached, above the threshold; null to buy one pack at a time
     * @param pack name of the pack; null for the usual one
     * @param dailyCap most credits bought within 24 hours
     * @param pausedAt since when nothing is bought because a payment failed, or null; saving the settings ends it
     * @param pauseReason a machine word, or null
     */
    public record AutoTopUpSettings(
            boolean enabled,
            int threshold,
            Integer target,
            String pack,
            int dailyCap,
            Instant pausedAt,
            String pauseReason) {}

    /** A value that cannot be. The message names the field. */
    public record FieldError(String field, String message) {}

    /** @param declined why the payment was declined; null when it was not */
    public record PurchaseResult(Invoice invoice, String declined, Credits credits) {}

    /**
     * A bill for a credit pack.
     *
     * @param status {@code open}, {@code paid}, {@code void} or, while the customer has to authenticate, {@code
     *     action_required}
     * @param amount in minor units of the currency
     * @param url where the customer authenticates, else null
     */
    public record Invoice(
            UUID id,
            String number,
            String status,
            long amount,
            String currency,
            int credits,
            Instant createdAt,
            String url) {}

    public record KeyQuery(String key) {}

    /**
     * Who asks for a change, for the audit log.
     *
     * @param keyId the key that was used
     * @param requestId of the client's call
     */
    public record Author(UUID keyId, String requestId) {}

    /**
     * A key without its secret.
     *
     * @param prefix the first characters, by which a person knows it again
     * @param sandbox whether what is made with it is free of charge, marked and never published
     * @param lastUsedAt accurate to some minutes; null when it was never used
     * @param expiresAt when it ends by itself, or null
     */
    public record KeyInfo(
            UUID id,
            String name,
            String prefix,
            Set<KeyScope> scopes,
            boolean sandbox,
            Instant createdAt,
            Instant lastUsedAt,
            Instant expiresAt) {}

    /**
     * @param access what the key is to allow; everything but the sandbox when it is missing
     * @param expiresAt when the key is to end by itself, or null
     */
    public record NewKeyRequest(String name, KeyAccess access, Instant expiresAt, Author author) {}

    /** A key that was just created; this is the only time that it is shown. */
    public record CreatedKey(KeyInfo info, String key) {}

    /** @param overlapSeconds for so long the former secret is valid too, 0 or more */
    public record KeyRotation(long overlapSeconds, Author author) {}

    /** @param previous the key that was replaced, with its end; null when it has ended at once */
    public record RotatedKey(KeyInfo info, String key, KeyInfo previous) {}

    /**
     * Holds credits for a piece of work.
     *
     * @param reservationId made by the caller, so that a repeated call is the same reservation; the run's id for a render
     * @param credits above 0
     * @param purpose {@code render}, {@code export}, for the account's history
     * @param maxOpenRenders with a render: refused with 429 when so many of the workspace wait or run; null for no limit
     */
    public record ReservationRequest(
            UUID reservationId, UUID workspaceId, int credits, String purpose, String subject, Integer maxOpenRenders) {

        /** Without a limit on renders. */
        public ReservationRequest(UUID reservationId, UUID workspaceId, int credits, String purpose, String subject) {
            this(reservationId, workspaceId, credits, purpose, subject, null);
        }
    }

    /** State of a reservation: {@code pending}, {@code captured}, {@code released}. */
    public record Reservation(
            UUID reservationId, UUID workspaceId, int credits, String state, int captured, Instant createdAt) {}

    /**
     * What one of several requests for credits has come to.
     *
     * @param status as the call would have had alone: 201, 200, 402, 429, or another one of a refusal
     * @param reservation with 200; one that is new (201) is as it was asked for, so it is not repeated
     * @param shortage with 402
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ReservationAnswer(int status, Reservation reservation, Shortage shortage) {}

    /**
     * Why a reservation was refused.
     *
     * @param debt credits that the workspace owes; while there are any nothing is available
     */
    public record Shortage(int needed, int available, int debt) {}

    /**
     * Ends a reservation, once: the first settlement stands, later ones are answered with it.
     *
     * @param capture credits to charge, 0 to the reserved ones; the rest is released
     * @param reason a machine word for the account's history
     */
    public record SettlementRequest(int capture, String reason) {}

    /** What {@code GET /me} tells. */
    public record Account(User user, Workspace workspace, Credits credits, Subscription subscription, Usage usage) {}

    public record User(UUID id, String email, String name, Instant createdAt) {}

    /** The hint shows the secret's first and last characters only. */
    public record Workspace(UUID id, String name, String webhookSecretHint) {}

    /**
     * Spendable credits by kind; {@code reserved} are held and not in the total.
     *
     * @param debt credits that are owed for a purchase that was charged back after they had been spent, 0 or above; it blocks new
     *     reservations
     */
    public record Credits(int regular, int nonExpiring, int total, int reserved, int debt) {}

    /**
     * The plan of a workspace and what it gives.
     *
     * @param filmRetentionDays days for which a finished film is kept; null: for ever
     */
    public record Subscription(
            Plan plan, String status, Instant renewsAt, int monthlyCredits, Integer filmRetentionDays) {}

    public record Usage(
            Instant periodStart,
            int rendersThisPeriod,
            int creditsThisPeriod,
            int clonedVoices,
            int clonedVoicesLimit,
            List<Day> byDay) {}

    /** Usage of one day, {@code date} as {@code 2026-11-20}. */
    public record Day(String date, int renders, int credits) {}

    /** Secrets to sign with, newest first; receivers accept any of them while one is being replaced. */
    public record WebhookSecrets(List<String> secrets) {}
}
