package io.reelmill.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.speech.MaryVoice.SharedEngine;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A caller that hangs in the engine does not hang the others. */
class SharedEngineTest {

    private final CountDownLatch release = new CountDownLatch(1);
    private Thread hanging;

    @BeforeEach
    void occupyTheEngine() throws InterruptedException {
        CountDownLatch occupied = new CountDownLatch(1);
        hanging = new Thread(() -> SharedEngine.exclusively(SharedEngine.MAX_WAIT, () -> {
            occupied.countDown();
            release.await();
            return null;
        }));
        hanging.start();
        occupied.await();
    }

    @AfterEach
    void releaseTheEngine() throws InterruptedException {
        release.countDown();
        hanging.join();
    }

    @Test
    void shouldGiveUpWhenTheEngineStaysBusy() {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> SharedEngine.exclusively(Duration.ofMillis(1), () -> "spoken"))
                .satisfies(e -> assertThat(e.category()).isEqualTo(Category.PASSING));
    }

    @Test
    void shouldStopWaitingWhenInterrupted() throws InterruptedException {
        CompletableFuture<String> waiting = new CompletableFuture<>();
        Thread caller = new Thread(() -> {
            try {
                waiting.complete(SharedEngine.exclusively(SharedEngine.MAX_WAIT, () -> "spoken"));
            } catch (ProviderException e) {
                waiting.completeExceptionally(e);
            }
        });
        caller.start();

        caller.interrupt();

        assertThatExceptionOfType(ExecutionException.class)
                .isThrownBy(waiting::get)
                .havingCause()
                .isInstanceOfSatisfying(
                        ProviderException.class, e -> assertThat(e.category()).isEqualTo(Category.PASSING));
        caller.join();
    }
}
