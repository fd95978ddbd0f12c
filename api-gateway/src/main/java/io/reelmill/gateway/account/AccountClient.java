package io.reelmill.gateway.account;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.rest.client.reactive.jackson.ClientObjectMapper;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.AuthenticationStep;
import io.reelmill.contracts.account.AccountApi.Author;
import io.reelmill.contracts.account.AccountApi.AutoTopUpSettings;
import io.reelmill.contracts.account.AccountApi.CreatedKey;
import io.reelmill.contracts.account.AccountApi.InvoiceInfo;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.AccountApi.KeyQuery;
import io.reelmill.contracts.account.AccountApi.KeyRotation;
import io.reelmill.contracts.account.AccountApi.NewKeyRequest;
import io.reelmill.contracts.account.AccountApi.PackOffer;
import io.reelmill.contracts.account.AccountApi.PurchaseRequest;
import io.reelmill.contracts.account.AccountApi.PurchaseResult;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationAnswer;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.RotatedKey;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.contracts.account.AccountApi.SignInAnswer;
import io.reelmill.contracts.account.AccountApi.SignInOffer;
import io.reelmill.contracts.account.AccountApi.SignInPage;
import io.reelmill.contracts.account.AccountApi.SignInProof;
import io.reelmill.contracts.account.AccountApi.WebhookSecrets;
import io.reelmill.contracts.account.LedgerApi;
import io.reelmill.contracts.account.LedgerApi.Balance;
import io.reelmill.contracts.account.LedgerApi.Holdings;
import io.reelmill.contracts.account.LedgerApi.Statement;
import io.reelmill.contracts.account.Principal;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.eclipse.microprofile.rest.client.annotation.ClientHeaderParam;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/**
 * The account-service's internal interface; what a status means is for {@link Accounts} to say. Calls may be repeated, so one
 * whose kept connection turns out to be closed is sent again; one that took longer is not.
 */
@RegisterRestClient(configKey = "account-service")
@ClientHeaderParam(name = AccountApi.TOKEN_HEADER, value = "${reelmill.internal.token}")
@Retry(maxRetries = 1, delay = 0, jitter = 0, maxDuration = 500, retryOn = ProcessingException.class)
@Path("")
interface AccountClient {

    @POST
    @Path(AccountApi.RESOLVE_KEY)
    Principal resolve(KeyQuery query);

    @POST
    @Path(AccountApi.RESERVATIONS + AccountApi.BATCH)
    Uni<List<ReservationAnswer>> reserve(
            @QueryParam(AccountApi.FLUSHED_BY_CALLER) boolean flushedByCaller, List<ReservationRequest> requests);

    @GET
    @Path(AccountApi.RESERVATIONS)
    List<Reservation> pending(
            @QueryParam("purpose") String purpose,
            @QueryParam("pendingFor") String pendingFor,
            @QueryParam("after") UUID after);

    @POST
    @Path(AccountApi.RESERVATIONS + "/{id}" + AccountApi.SETTLEMENT)
    Reservation settle(@PathParam("id") UUID reservationId, SettlementRequest request);

    @GET
    @Path(AccountApi.WORKSPACES + "/{id}/account")
    Account account(@PathParam("id") UUID workspaceId);

    @GET
    @Path(AccountApi.KEYS)
    List<KeyInfo> keys(@QueryParam("workspace") UUID workspaceId);

    /** Not repeated: each call creates a key. */
    @POST
    @Path(AccountApi.KEYS)
    @Retry(maxRetries = 0)
    CreatedKey createKey(@QueryParam("workspace") UUID workspaceId, NewKeyRequest request);

    /** Not repeated, as {@link #createKey}. */
    @POST
    @Path(AccountApi.KEYS + "/{id}/rotate")
    @Retry(maxRetries = 0)
    RotatedKey rotateKey(@PathParam("id") UUID keyId, @QueryParam("workspace") UUID workspaceId, KeyRotation request);

    @POST
    @Path(AccountApi.KEYS + "/{id}/revoke")
    void revokeKey(@PathParam("id") UUID keyId, @QueryParam("workspace") UUID workspaceId, Author author);

    @GET
    @Path(AccountApi.SIGN_IN)
    SignInOffer signInOffer();

    @GET
    @Path(AccountApi.SIGN_IN + "/page")
    SignInPage signInPage(
            @QueryParam("challenge") String challenge,
            @QueryParam("state") String state,
            @QueryParam("nonce") String nonce,
            @QueryParam("redirectUri") String redirectUri);

    /** Not repeated: a code is good once. */
    @POST
    @Path(AccountApi.SIGN_IN)
    @Retry(maxRetries = 0)
    SignInAnswer signIn(SignInProof proof);

    /** Not repeated: each call makes a secret. */
    @POST
    @Path(AccountApi.WORKSPACES + "/{id}/webhook-secrets/rotate")
    @Retry(maxRetries = 0)
    WebhookSecrets rotateWebhookSecret(@PathParam("id") UUID workspaceId);

    @GET
    @Path(AccountApi.PACK_OFFER)
    PackOffer packOffer();

    @POST
    @Path(AccountApi.BILLING + "/{workspace}/purchases")
    PurchaseResult purchase(@PathParam("workspace") UUID workspaceId, PurchaseRequest request);

    @GET
    @Path(AccountApi.BILLING + "/{workspace}/invoices")
    List<InvoiceInfo> invoices(
            @PathParam("workspace") UUID workspaceId,
            @QueryParam("before") String before,
            @QueryParam("limit") int limit);

    @GET
    @Path(AccountApi.BILLING + "/{workspace}/auto-topup")
    AutoTopUpSettings autoTopUp(@PathParam("workspace") UUID workspaceId);

    @PUT
    @Path(AccountApi.BILLING + "/{workspace}/auto-topup")
    AutoTopUpSettings saveAutoTopUp(@PathParam("workspace") UUID workspaceId, AutoTopUpSettings settings);

    /** The signature is of these very bytes. */
    @POST
    @Path(AccountApi.STRIPE_CALLBACKS)
    @Consumes(MediaType.APPLICATION_OCTET_STREAM)
    void stripeCallback(@HeaderParam(AccountApi.STRIPE_SIGNATURE) String signature, byte[] body);

    @POST
    @Path(AccountApi.BILLING + "/payments/{id}/authentication")
    AuthenticationStep authenticate(@PathParam("id") UUID paymentId, @QueryParam("signature") String signature);

    @GET
    @Path(LedgerApi.STATEMENTS + "/{id}")
    Statement statement(
            @PathParam("id") UUID workspaceId,
            @QueryParam("from") Instant from,
            @QueryParam("before") Instant before,
            @QueryParam("cursor") String cursor,
            @QueryParam("limit") int limit);

    @GET
    @Path(LedgerApi.STATEMENTS + "/{id}" + LedgerApi.BALANCE)
    Balance balance(@PathParam("id") UUID workspaceId, @QueryParam("asOf") Instant asOf);

    @GET
    @Path(LedgerApi.STATEMENTS + "/{id}" + LedgerApi.HOLDINGS)
    Holdings holdings(@PathParam("id") UUID workspaceId);

    @ClientObjectMapper
    static ObjectMapper json(ObjectMapper ofTheService) {
        return ContractJson.mapper();
    }
}
