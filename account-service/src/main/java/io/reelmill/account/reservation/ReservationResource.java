package io.reelmill.account.reservation;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.service.Refusal;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
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
        ReserveOutcome outcome = reservations.reserve(request);
        if (outcome instanceof ReserveOutcome.Reserved reserved) {
            return Response.status(201).entity(reserved.reservation()).build();
        } else if (outcome instanceof ReserveOutcome.Repeated repeated) {
            return Response.ok(repeated.reservation()).build();
        }
        return Response.status(402)
                .entity(((ReserveOutcome.TooFew) outcome).shortage())
                .build();
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
