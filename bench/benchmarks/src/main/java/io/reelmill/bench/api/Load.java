package io.reelmill.bench.api;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.HdrHistogram.Histogram;

/** Clients that each do one thing after another as fast as they are answered, for a bounded time. */
public final class Load {

    /** One client: it is connected, and does the thing once for each call. Failure ends the benchmark. */
    public interface Client extends AutoCloseable {
        void call() throws Exception;

        @Override
        void close() throws IOException;
    }

    private Load() {}

    /** Runs so many clients at once. */
    public static Outcome run(int clients, Duration time, Callable<Client> connect) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(clients);
        CountDownLatch ready = new CountDownLatch(clients);
        try {
            List<Future<Histogram>> running = new ArrayList<>();
            for (int i = 0; i < clients; i++) {
                running.add(threads.submit(() -> {
                    try (Client client = connect.call()) {
                        ready.countDown();
                        ready.await();
                        return calls(client, time);
                    } catch (Exception e) {
                        ready.countDown(); // the others are not to wait for one that failed
                        throw e;
                    }
                }));
            }
            ready.await();
            long start = System.nanoTime();
            Histogram measured = Outcome.emptyHistogram();
            for (Future<Histogram> one : running) {
                measured.add(one.get());
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            return new Outcome(seconds, measured);
        } catch (ExecutionException e) {
            throw new IOException("the load broke off: " + e.getCause().getMessage(), e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    private static Histogram calls(Client client, Duration time) throws Exception {
        Histogram nanos = Outcome.emptyHistogram();
        long end = System.nanoTime() + time.toNanos();
        for (long start = System.nanoTime(); start < end; ) {
            client.call();
            long now = System.nanoTime();
            nanos.recordValue(now - start);
            start = now;
        }
        return nanos;
    }
}
