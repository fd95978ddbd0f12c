package io.reelmill.fetch;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Limits the time of a lookup and the number of concurrent lookups. The system call cannot be interrupted: a lookup at
 * a dead name server blocks its thread long after the caller has given up. So each client has a share of the threads,
 * and cannot use up those of the others.
 */
final class TimeLimitedResolver implements NameResolver {

    /** Concurrent lookups in the whole process; a further one is refused instead of queued behind blocked ones. */
    static final int MAX_LOOKUPS = 64;

    /** Concurrent lookups of one client. */
    static final int MAX_LOOKUPS_OF_ONE_CLIENT = 8;

    private static final ThreadPoolExecutor LOOKUPS =
            new ThreadPoolExecutor(0, MAX_LOOKUPS, 30, TimeUnit.SECONDS, new SynchronousQueue<>(), task -> {
                Thread thread = new Thread(task, "safe-fetch-lookup");
                thread.setDaemon(true);
                return thread;
            });

    /** Lookups in progress by client; a client without any has no entry. */
    private static final Map<Object, Integer> UNDER_WAY = new ConcurrentHashMap<>();

    private final NameResolver resolver;
    private final Duration patience;

    TimeLimitedResolver(NameResolver resolver, Duration patience) {
        this.resolver = resolver;
        this.patience = patience;
    }

    @Override
    public NameResolver forClient(Object client) {
        return host -> resolve(host, client);
    }

    @Override
    public List<InetAddress> resolve(String host) throws UnknownHostException {
        return await(host, submit(host));
    }

    private List<InetAddress> resolve(String host, Object client) throws UnknownHostException {
        int underWay = UNDER_WAY.merge(client, 1, Integer::sum);
        Future<List<InetAddress>> lookup;
        try {
            if (underWay > MAX_LOOKUPS_OF_ONE_CLIENT) {
                throw new TooManyLookupsException();
            }
            lookup = LOOKUPS.submit(() -> {
                try {
                    return resolver.resolve(host);
                } finally {
                    release(client); // when the lookup has ended, not when its caller gave up
                }
            });
        } catch (RejectedExecutionException e) {
            release(client);
            throw new TooManyLookupsException();
        } catch (TooManyLookupsException e) {
            release(client);
            throw e;
        }
        return await(host, lookup);
    }

    private Future<List<InetAddress>> submit(String host) throws TooManyLookupsException {
        try {
            return LOOKUPS.submit(() -> resolver.resolve(host));
        } catch (RejectedExecutionException e) {
            throw new TooManyLookupsException();
        }
    }

    private List<InetAddress> await(String host, Future<List<InetAddress>> lookup) throws UnknownHostException {
        try {
            return lookup.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw because(host + " has no address", e.getCause());
        } catch (TimeoutException e) {
            throw because("no name server answered for " + host, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw because("interrupted", e);
        }
    }

    /** Also those that their callers have given up. */
    static int lookupsUnderWay() {
        return LOOKUPS.getActiveCount();
    }

    private static void release(Object client) {
        UNDER_WAY.computeIfPresent(client, (c, n) -> n == 1 ? null : n - 1);
    }

    private static UnknownHostException because(String message, Throwable cause) {
        var unknown = new UnknownHostException(message);
        unknown.initCause(cause);
        return unknown;
    }
}
