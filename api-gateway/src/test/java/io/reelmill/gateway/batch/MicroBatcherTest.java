package io.reelmill.gateway.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.gateway.batch.MicroBatcher.Limits;
import io.reelmill.gateway.batch.MicroBatcher.Outcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

class MicroBatcherTest {

    private final List<List<Integer>> groups = new CopyOnWriteArrayList<>();
    private final CountDownLatch firstMayEnd = new CountDownLatch(1);

    @Test
    void shouldServeASingleCallAtOnceAndGatherTheOthersMeanwhile() throws Exception {
        try (var squares = new MicroBatcher<>("squares", limits(1), this::squares)) {
            Future<Integer> first = squares.call(0);
            Awaitility.await().until(() -> groups.size() == 1);
            List<Future<Integer>> others = new ArrayList<>();
            IntStream.rangeClosed(1, 12).forEach(i -> others.add(squares.call(i)));
            Awaitility.await().until(() -> squares.waiting() == 12);
            firstMayEnd.countDown();

            assertThat(first.get()).isZero();
            for (int i = 1; i <= 12; i++) {
                assertThat(others.get(i - 1).get()).isEqualTo(i * i);
            }
            assertThat(groups).extracting(List::size).containsExactly(1, 10, 2);
        }
    }

    @Test
    void shouldWaitAMomentForCallersThatWereJustAnswered() throws Exception {
        try (var squares = new MicroBatcher<>("squares", limits(1), Duration.ofMinutes(1), this::squares)) {
            Future<Integer> first = squares.call(0);
            Awaitility.await().until(() -> groups.size() == 1);
            Future<Integer> second = squares.call(1);
            Future<Integer> third = squares.call(2);
            firstMayEnd.countDown();
            assertThat(first.get()).isZero();
            Awaitility.await().until(() -> squares.waiting() == 0);
            Future<Integer> again = squares.call(3);

            assertThat(List.of(second.get(), third.get(), again.get())).containsExactly(1, 4, 9);
            assertThat(groups).extracting(List::size).containsExactly(1, 3);
        }
    }

    @Test
    void shouldServeASecondGroupWhileTheFirstIsUnderWay() throws Exception {
        try (var squares = new MicroBatcher<>("squares", limits(2), this::squares)) {
            Future<Integer> first = squares.call(1);
            Awaitility.await().until(() -> groups.size() == 1);
            Future<Integer> second = squares.call(2);
            Awaitility.await().until(() -> groups.size() == 2);
            List<Future<Integer>> others = List.of(squares.call(3), squares.call(4));
            Awaitility.await().until(() -> squares.waiting() == 2);
            firstMayEnd.countDown();

            assertThat(List.of(first.get(), second.get())).containsExactly(1, 4);
            assertThat(List.of(others.get(0).get(), others.get(1).get())).containsExactly(9, 16);
            assertThat(groups).containsExactly(List.of(1), List.of(2), List.of(3, 4));
        }
    }

    @Test
    void shouldFailOneCallAlone() throws Exception {
        firstMayEnd.countDown();
        try (var squares = new MicroBatcher<>("squares", limits(2), this::squares)) {
            List<Future<Integer>> calls = IntStream.of(4, -1, 5)
                    .mapToObj(i -> (Future<Integer>) squares.call(i))
                    .toList();
            assertThat(calls.get(0).get()).isEqualTo(16);
            assertThat(calls.get(2).get()).isEqualTo(25);
            assertThatThrownBy(calls.get(1)::get).hasRootCauseMessage("below zero");
        }
    }

    @Test
    void shouldServeTheNextCallsAfterAFailureOfAll() {
        firstMayEnd.countDown();
        try (var squares = new MicroBatcher<>("squares", limits(1), this::squares)) {
            assertThatThrownBy(() -> squares.call(1000).join()).hasRootCauseMessage("too large for all");
            assertThatThrownBy(() -> squares.call(2000).join()).hasRootCauseInstanceOf(StackOverflowError.class);
            assertThat(squares.call(3).join()).isEqualTo(9);
        }
    }

    @Test
    void shouldRefuseCallsBeyondItsBoundAndServeThoseWithin() throws Exception {
        try (var squares = new MicroBatcher<>("squares", new Limits(1, 10, 2, Duration.ofMinutes(1)), this::squares)) {
            Future<Integer> first = squares.call(1);
            Awaitility.await().until(() -> groups.size() == 1);
            Future<Integer> second = squares.call(2);
            Future<Integer> third = squares.call(3);

            assertThatThrownBy(() -> squares.call(4).join()).hasCauseInstanceOf(RejectedExecutionException.class);
            firstMayEnd.countDown();
            assertThat(List.of(first.get(), second.get(), third.get())).containsExactly(1, 4, 9);
        }
    }

    @Test
    void shouldNotServeACallThatHasWaitedTooLong() throws Exception {
        try (var squares = new MicroBatcher<>("squares", new Limits(1, 10, 10, Duration.ZERO), this::squares)) {
            assertThatThrownBy(() -> squares.call(1).join()).hasCauseInstanceOf(RejectedExecutionException.class);
            assertThat(groups).isEmpty();
        }
    }

    private static Limits limits(int workers) {
        return new Limits(workers, 10, 100, Duration.ofMinutes(1));
    }

    private List<Outcome<Integer>> squares(List<Integer> items) {
        groups.add(items);
        try {
            firstMayEnd.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (items.contains(1000)) {
            throw new IllegalArgumentException("too large for all");
        }
        if (items.contains(2000)) {
            throw new StackOverflowError();
        }
        return items.stream()
                .map(i ->
                        i < 0 ? Outcome.<Integer>failed(new IllegalArgumentException("below zero")) : Outcome.of(i * i))
                .toList();
    }
}
