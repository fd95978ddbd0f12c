package io.reelmill.account.reservation;

import io.reelmill.contracts.account.AccountApi.Reservation;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;
import org.jboss.logging.Logger;

/**
 * Releases reservations that were left pending. One whose run is still under way stays. One whose run has ended stays too: its
 * settlement is late or among the dead letters, and releasing it would make the render free.
 */
@Singleton
public class ReservationExpiry {

    private static final Logger LOG = Logger.getLogger(ReservationExpiry.class);
    private static final int PAGE = 100;

    private final Reservations reservations;
    private final ReservationSettings settings;
    private final RunDirectory runs;

    public ReservationExpiry(Reservations reservations, ReservationSettings settings, RunDirectory runs) {
        this.reservations = reservations;
        this.settings = settings;
        this.runs = runs;
    }

    /**
     * Looks at all reservations that are old enough.
     *
     * @return how many were released
     */
    public int releaseExpired() {
        int released = 0;
        UUID last = null;
        List<Reservation> page;
        do {
            page = reservations.pending(settings.expiry(), null, last, PAGE);
            for (Reservation reservation : page) {
                last = reservation.reservationId();
                if (mayRelease(reservation)) {
                    reservations.settle(reservation.reservationId(), 0, "expired");
                    released++;
                }
            }
        } while (page.size() == PAGE);
        return released;
    }

    private boolean mayRelease(Reservation reservation) {
        RunDirectory.State state = runs.stateOf(reservation.reservationId());
        if (state == RunDirectory.State.ENDED) {
            LOG.errorf(
                    "run %s has ended, but its reservation of %d credits is not settled: see ./reelmill dead-letters list",
                    reservation.reservationId(), reservation.credits());
        }
        return state == RunDirectory.State.UNKNOWN;
    }
}
