package io.reelmill.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.fetch.UrlDecision.Allowed;
import io.reelmill.fetch.UrlDecision.Reason;
import io.reelmill.fetch.UrlDecision.Refused;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class TimeLimitedResolverTest {

    private static final String HANGING = "http://dead.example/";
    private static final String FINE = "http://fine.example/";

    private final CountDownLatch end = new CountDownLatch(1);
    private final NameResolver names = new TimeLimitedResolver(this::lookUp, Duration.ofMillis(50));
    private final UrlPolicy policy = new UrlPolicy(AddressPolicy.publicOnly(), names);

    /** For lookups that are to succeed, however slow the machine is. */
    private final UrlPolicy patient =
            new UrlPolicy(AddressPolicy.publicOnly(), new TimeLimitedResolver(this::lookUp, Duration.ofMinutes(1)));

    /** All tests share the threads of the process. */
    @AfterEach
    void answerAll() {
        end.countDown();
        Awaitility.await().until(() -> TimeLimitedResolver.lookupsUnderWay() == 0);
    }

    @Test
    void shouldLeaveTheOthersTheirLookupsWhenThoseOfOneClientHang() {
        UrlPolicy hostile = policy.forClient("hostile");
        for (int i = 0; i < TimeLimitedResolver.MAX_LOOKUPS_OF_ONE_CLIENT; i++) {
            assertThat(reason(hostile.judge(HANGING))).isEqualTo(Reason.UNREACHABLE);
        }

        for (int i = 0; i < TimeLimitedResolver.MAX_LOOKUPS; i++) {
            assertThat(reason(hostile.judge(FINE))).isEqualTo(Reason.BUSY);
        }
        assertThat(patient.forClient("other").judge(FINE)).isInstanceOf(Allowed.class);
    }

    @Test
    void shouldGiveTheShareBackWhenTheLookupsHaveEnded() {
        UrlPolicy client = policy.forClient("client");
        for (int i = 0; i < TimeLimitedResolver.MAX_LOOKUPS_OF_ONE_CLIENT; i++) {
            client.judge(HANGING);
        }
        assertThat(reason(client.judge(FINE))).isEqualTo(Reason.BUSY);

        end.countDown();

        Awaitility.await().until(() -> patient.forClient("client").judge(FINE) instanceof Allowed);
    }

    @Test
    void shouldSayThatNoLookupWasMadeWhenAllHang() {
        for (int i = 0; i < TimeLimitedResolver.MAX_LOOKUPS; i++) {
            policy.forClient(i).judge(HANGING);
        }

        assertThat(reason(policy.judge(FINE))).isEqualTo(Reason.BUSY);
        assertThatThrownBy(() -> names.resolve("fine.example")).isInstanceOf(TooManyLookupsException.class);
    }

    private static Reason reason(UrlDecision decision) {
        return ((Refused) decision).reason();
    }

    private List<InetAddress> lookUp(String host) throws UnknownHostException {
        if (host.startsWith("dead")) {
            try {
                end.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return List.of(FakeInternet.address(FakeInternet.PUBLIC));
    }
}
