package io.reelmill.account.reservation;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationAnswer;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.service.Refusal;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.UUID;

/** Reservations as other services see them. */
@Path(AccountApi.RESERVATIONS)
public class ReservationResource {

    private final Reservations reservations;

    ReservationResource(Reservations reservations) {
        this.reservations = reservations;
    }

    @POST
    public Response reserve(ReservationRequest request) {
        check(request);
        ReservationAnswer answer = answer(reservations.reserve(request));
        return Response.status(answer.status())
                .entity(answer.shortage() == null ? answer.reservation() : answer.shortage())
                .build();
    }

    @POST
    @Path(AccountApi.BATCH)
    public List<ReservationAnswer> reserveTogether(List<ReservationRequest> requests) {
        Refusal.required(requests, "a body");
        if (requests.isEmpty() || requests.size() > AccountApi.MAX_AT_ONCE) {
            throw Refusal.badRequest("a call must have 1 to " + AccountApi.MAX_AT_ONCE + " requests");
        }
        requests.forEach(ReservationResource::check);
        return reservations.reserve(requests).stream()
                .map(ReservationResource::answer)
                .toList();
    }

    @GET
    public List<Reservation> pending(
            @QueryParam("pendingFor") String pendingFor,
            @QueryParam("after") UUID after,
            @QueryParam("limit") @DefaultValue("500") int limit) {
        return reservations.pending(
                duration(Refusal.required(pendingFor, "pendingFor")), after, Math.min(limit, 1_000));
    }

    @GET
    @Path("/{id}")
    public Reservation find(UUID id) {
        return reservations.find(id).orElseThrow(() -> Refusal.notFound("the reservation"));
    }

    @POST
    @Path("/{id}" + AccountApi.SETTLEMENT)
    public Reservation settle(UUID id, SettlementRequest request) {
        Refusal.required(request, "a body");
        Refusal.required(request.reason(), "reason");
        return reservations
                .settle(id, request.capture(), request.reason())
                .orElseThrow(() -> Refusal.notFound("the reservation"));
    }

    private static ReservationAnswer answer(ReserveOutcome outcome) {
        if (outcome instanceof ReserveOutcome.Reserved reserved) {
            return new ReservationAnswer(201, reserved.reservation(), null);
        } else if (outcome instanceof ReserveOutcome.Repeated repeated) {
            return new ReservationAnswer(200, repeated.reservation(), null);
        } else if (outcome instanceof ReserveOutcome.TooFew tooFew) {
            return new ReservationAnswer(402, null, tooFew.shortage());
        }
        return new ReservationAnswer(
                ((ReserveOutcome.Refused) outcome).refusal().status().getStatusCode(), null, null);
    }

    private static Duration duration(String text) {
        try {
            return Duration.parse(text);
        } catch (DateTimeParseException e) {
            throw Refusal.badRequest("pendingFor must be a duration such as PT10M");
        }
    }

    private static void check(ReservationRequest request) {
        Refusal.required(request, "a body");
        Refusal.required(request.reservationId(), "reservationId");
        Refusal.required(request.workspaceId(), "workspaceId");
        Refusal.required(request.purpose(), "purpose");
        Refusal.required(request.subject(), "subject");
        if (request.credits() <= 0) {
            throw Refusal.badRequest("credits must be above 0");
        }
    }
}
