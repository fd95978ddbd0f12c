package io.reelmill.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Credits are held and settled by calls. */
@QuarkusTest
class ReservationCallsTest extends AccountServiceTest {

    @Test
    void shouldMakeReadAndSettleAReservationOnce() {
        ReservationRequest request = new ReservationRequest(UUID.randomUUID(), workspace, 40, "render", "a pid");
        String made = reserve(request)
                .statusCode(201)
                .body("state", equalTo("pending"))
                .extract()
                .asString();
        assertThat(reserve(request).statusCode(200).extract().asString()).isEqualTo(made);
        assertThat(read(request.reservationId()).extract().asString()).isEqualTo(made);

        settle(request.reservationId(), 30).statusCode(200).body("captured", equalTo(30));
        settle(request.reservationId(), 0).statusCode(200).body("captured", equalTo(30), "state", equalTo("captured"));
    }

    @Test
    void shouldRefuseMoreThanThereIsWithBothNumbers() {
        reserve(new ReservationRequest(UUID.randomUUID(), workspace, 1_000_000, "render", "a pid"))
                .statusCode(402)
                .body("needed", equalTo(1_000_000), "available", equalTo(credits("total")));
    }

    @Test
    void shouldReserveSeveralInOneCallEachWithItsOwnAnswer() {
        ReservationRequest good = new ReservationRequest(UUID.randomUUID(), workspace, 3, "render", "a pid");
        call().body(List.of(
                        good,
                        new ReservationRequest(UUID.randomUUID(), workspace, 1_000_000, "render", "a pid"),
                        good,
                        new ReservationRequest(UUID.randomUUID(), UUID.randomUUID(), 3, "render", "a pid")))
                .post(AccountApi.RESERVATIONS + AccountApi.BATCH)
                .then()
                .statusCode(200)
                .body("status", equalTo(List.of(201, 402, 200, 404)))
                .body("[0]", equalTo(Map.of("status", 201)))
                .body("[2].reservation.credits", equalTo(3))
                .body("[1].shortage.needed", equalTo(1_000_000));
        call().get(AccountApi.RESERVATIONS + "?pendingFor=PT0S")
                .then()
                .statusCode(200)
                .body("reservationId", hasItem(good.reservationId().toString()));
        call().get(AccountApi.RESERVATIONS + "?pendingFor=soon").then().statusCode(400);
        call().body("[]")
                .post(AccountApi.RESERVATIONS + AccountApi.BATCH)
                .then()
                .statusCode(400);
    }

    @Test
    void shouldSayWhyAReservationCannotBeGranted() {
        UUID id = UUID.randomUUID();
        reserve(new ReservationRequest(id, workspace, 0, "render", "a pid"))
                .statusCode(400)
                .body("error", equalTo("credits must be above 0"));
        reserve(new ReservationRequest(null, workspace, 10, "render", "a pid"))
                .statusCode(400)
                .body("error", equalTo("reservationId is required"));
        reserve(new ReservationRequest(id, UUID.randomUUID(), 10, "render", "a pid"))
                .statusCode(404)
                .body("error", equalTo("the workspace is not known"));
        read(id).statusCode(404);
        settle(id, 1).statusCode(404);
        call().body("{\"reservationId\":").post(AccountApi.RESERVATIONS).then().statusCode(400);
        call().get("/internal/reservations/not-a-uuid").then().statusCode(404);
    }
}
