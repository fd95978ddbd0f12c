package io.reelmill.account.reservation;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationAnswer;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import io.reelmill.service.ServiceErrorBody;
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
@RequiredScope("reservations")
public class ReservationResource {

    private final Reservations reservations;

    ReservationResource(Reservations reservations) {
        this.reservations = reservations;
    }

    @POST
    public Response reserve(
            ReservationRequest request,
            @QueryParam(AccountApi.FLUSHED_BY_CALLER) @DefaultValue("false") boolean flushedByCaller) {
        check(request);
        ReserveOutcome outcome = reservations.reserve(request, flushedByCaller);
        if (outcome instanceof ReserveOutcome.UnknownWorkspace) {
            throw Refusal.notFound("the workspace");
        } else if (outcome instanceof ReserveOutcome.IdTaken) {
            throw Refusal.conflict("the reservation's id is taken");
        } else if (outcome instanceof ReserveOutcome.Reserved reserved) {
            return Response.status(201).entity(reserved.reservation()).build();
        } else if (outcome instanceof ReserveOutcome.Repeated repeated) {
            return Response.ok(repeated.reservation()).build();
        } else if (outcome instanceof ReserveOutcome.TooFew tooFew) {
            return Response.status(402).entity(tooFew.shortage()).build();
        }
        return Response.status(429)
                .entity(new ServiceErrorBody("the workspace has as many renders under way as it may have"))
                .build();
    }

    @POST
    @Path(AccountApi.BATCH)
    public List<ReservationAnswer> reserveBatch(
            List<ReservationRequest> requests,
            @QueryParam(AccountApi.FLUSHED_BY_CALLER) @DefaultValue("false") boolean flushedByCaller) {
        Refusal.required(requests, "a body");
        if (requests.isEmpty() || requests.size() > AccountApi.MAX_AT_ONCE) {
            throw Refusal.badRequest("a call must have 1 to " + AccountApi.MAX_AT_ONCE + " requests");
        }
        requests.forEach(ReservationResource::check);
        return reservations.reserve(requests, flushedByCaller).stream()
                .map(ReservationResource::answer)
                .toList();
    }

    @GET
    public List<Reservation> pending(
            @QueryParam("pendingFor") String pendingFor,
            @QueryParam("purpose") String purpose,
            @QueryParam("after") UUID after,
            @QueryParam("limit") @DefaultValue("500") int limit) {
        return reservations.pending(
                duration(Refusal.required(pendingFor, "pendingFor")), purpose, after, Math.min(limit, 1_000));
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
        try {
            return reservations
                    .settle(id, request.capture(), request.reason())
                    .orElseThrow(() -> Refusal.notFound("the reservation"));
        } catch (InvalidCaptureException e) {
            throw Refusal.badRequest(e.getMessage());
        }
    }

    private static ReservationAnswer answer(ReserveOutcome outcome) {
        if (outcome instanceof ReserveOutcome.Reserved) {
            return new ReservationAnswer(201, null, null);
        } else if (outcome instanceof ReserveOutcome.Repeated repeated) {
            return new ReservationAnswer(200, repeated.reservation(), null);
        } else if (outcome instanceof ReserveOutcome.TooFew tooFew) {
            return new ReservationAnswer(402, null, tooFew.shortage());
        }
        if (outcome instanceof ReserveOutcome.TooManyOpen) {
            return new ReservationAnswer(429, null, null);
        }
        return new ReservationAnswer(outcome instanceof ReserveOutcome.UnknownWorkspace ? 404 : 409, null, null);
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
        if (request.maxOpenRenders() != null && request.maxOpenRenders() < 1) {
            throw Refusal.badRequest("maxOpenRenders must be above 0");
        }
    }
}
