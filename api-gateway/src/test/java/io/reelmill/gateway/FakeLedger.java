package io.reelmill.gateway;

import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.extension.ResponseDefinitionTransformerV2;
import com.github.tomakehurst.wiremock.http.ResponseDefinition;
import com.github.tomakehurst.wiremock.stubbing.ServeEvent;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationAnswer;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.Shortage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/** Answers requests for credits: one workspace has too few, a reservation that is known is repeated. */
final class FakeLedger implements ResponseDefinitionTransformerV2 {

    static final String NAME = "ledger";

    private final Map<UUID, Reservation> held = new ConcurrentHashMap<>();
    private final List<Integer> groups = new CopyOnWriteArrayList<>();

    void reset() {
        held.clear();
        groups.clear();
    }

    /** Credits that are held already. */
    void hold(UUID id, UUID workspace, int credits) {
        held.put(id, new Reservation(id, workspace, credits, "pending", 0, Instant.EPOCH));
    }

    /** How many requests each call had. */
    List<Integer> groups() {
        return groups;
    }

    @Override
    public ResponseDefinition transform(ServeEvent event) {
        try {
            ReservationRequest[] requests =
                    ContractJson.mapper().readValue(event.getRequest().getBody(), ReservationRequest[].class);
            groups.add(requests.length);
            List<ReservationAnswer> answers =
                    Stream.of(requests).map(this::answer).toList();
            return ResponseDefinitionBuilder.like(event.getResponseDefinition())
                    .withBody(ContractJson.mapper().writeValueAsString(answers))
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ReservationAnswer answer(ReservationRequest request) {
        if (request.workspaceId().toString().equals(FakeAccountService.POOR_WORKSPACE)) {
            return new ReservationAnswer(402, null, new Shortage(request.credits(), 2));
        }
        Reservation before = held.get(request.reservationId());
        if (before != null) {
            return new ReservationAnswer(200, before, null);
        }
        hold(request.reservationId(), request.workspaceId(), request.credits());
        return new ReservationAnswer(201, held.get(request.reservationId()), null);
    }

    @Override
    public String getName() {
        return NAME;
    }

    @Override
    public boolean applyGlobally() {
        return false;
    }
}
