package io.reelmill.publishing.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class BatchWriterTest {

    private final ConcurrentLinkedQueue<List<Integer>> batches = new ConcurrentLinkedQueue<>();

    @Test
    void shouldWriteTogetherWhatComesWhileAnotherBatchIsWritten() {
        CountDownLatch allThere = new CountDownLatch(1);
        List<CompletableFuture<Integer>> results = new ArrayList<>();
        try (var writer = writer(items -> {
            await(allThere);
            return items.stream().map(item -> 10 * item).toList();
        })) {
            IntStream.range(0, 100).forEach(i -> results.add(writer.write(i)));
            allThere.countDown();
        }

        assertThat(results).extracting(CompletableFuture::join).containsExactlyElementsOf(tens(100));
        assertThat(batches).hasSizeLessThanOrEqualTo(2);
    }

    @Test
    void shouldWriteTheOthersWhenOneCannotBeWritten() {
        List<CompletableFuture<Integer>> results = new ArrayList<>();
        try (var writer = writer(items -> {
            if (items.contains(7)) {
                throw new IllegalArgumentException("7");
            }
            return items;
        })) {
            IntStream.range(0, 10).forEach(i -> results.add(writer.write(i)));
        }

        assertThatThrownBy(results.get(7)::join).hasRootCauseMessage("7");
        assertThat(results)
                .filteredOn(result -> !result.isCompletedExceptionally())
                .hasSize(9);
    }

    @Test
    void shouldTellAllWhenTheDatabaseIsAway() {
        List<CompletableFuture<Integer>> results = new ArrayList<>();
        try (var writer = writer(items -> {
            throw new IllegalStateException(new SQLException("away", "08006"));
        })) {
            IntStream.range(0, 10).forEach(i -> results.add(writer.write(i)));
        }

        assertThat(results).allMatch(CompletableFuture::isCompletedExceptionally);
        assertThat(batches).as("none is tried alone").extracting(List::size).allMatch(size -> size > 1);
    }

    private BatchWriter<Integer, Integer> writer(Function<List<Integer>, List<Integer>> write) {
        return new BatchWriter<>("test-writer", Duration.ofMillis(20), items -> {
            batches.add(items);
            return write.apply(items);
        });
    }

    private static List<Integer> tens(int count) {
        return IntStream.range(0, count).mapToObj(i -> 10 * i).toList();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
