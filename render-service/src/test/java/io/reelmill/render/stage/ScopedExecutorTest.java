package io.reelmill.render.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jboss.logging.MDC;
import org.junit.jupiter.api.Test;

class ScopedExecutorTest {

    @Test
    void shouldWaitAtItsEndForWorkThatEndsLate() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        AtomicBoolean ended = new AtomicBoolean();
        try (ScopedExecutor executor = new ScopedExecutor(1)) {
            executor.submit(() -> {
                begun.countDown();
                while (!Thread.interrupted()) {
                    Thread.onSpinWait();
                }
                ended.set(true);
                return null;
            });
            begun.await();
        }

        assertThat(ended).isTrue();
    }

    @Test
    void shouldGiveItsThreadsTheKeysOfTheJobForTheLog() throws Exception {
        MDC.put("pid", "the-job");
        try (ScopedExecutor executor = new ScopedExecutor(1)) {
            assertThat(executor.submit(() -> MDC.get("pid")).get()).isEqualTo("the-job");
        } finally {
            MDC.remove("pid");
        }
    }
}
