package io.reelmill.fetch;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Bounds a look-up in time: the system's call cannot be interrupted, and a dead name server holds it for long. */
final class TimeLimitedResolver implements NameResolver {

    /** Look-ups in flight in the whole process; one more is refused rather than queued behind hanging ones. */
    private static final ThreadPoolExecutor LOOKUPS =
            new ThreadPoolExecutor(0, 64, 30, TimeUnit.SECONDS, new SynchronousQueue<>(), task -> {
                Thread thread = new Thread(task, "safe-fetch-lookup");
                thread.setDaemon(true);
                return thread;
            });

    private final NameResolver resolver;
    private final Duration patience;

    TimeLimitedResolver(NameResolver resolver, Duration patience) {
        this.resolver = resolver;
        this.patience = patience;
    }

    @Override
    public List<InetAddress> resolve(String host) throws UnknownHostException {
        try {
            Future<List<InetAddress>> lookup = LOOKUPS.submit(() -> resolver.resolve(host));
            return lookup.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw because(host + " has no address", e.getCause());
        } catch (TimeoutException e) {
            throw because("no name server answered for " + host, e);
        } catch (RejectedExecutionException e) {
            throw because("too many look-ups at once", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw because("interrupted", e);
        }
    }

    private static UnknownHostException because(String message, Throwable cause) {
        var unknown = new UnknownHostException(message);
        unknown.initCause(cause);
        return unknown;
    }
}
