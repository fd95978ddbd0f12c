package io.reelmill.render.job;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** The workers of this process. */
@ApplicationScoped
public class WorkerPool {

    private static final Logger LOG = Logger.getLogger(WorkerPool.class);
    private static final int AFTER_THE_DATABASE = 3000;

    private final JobStore jobs;
    private final JobEnds ends;
    private final JobExecutor executor;
    private final WorkerSettings settings;
    private final JobNotifier notifier;
    private final List<Worker> workers = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();

    WorkerPool(JobStore jobs, JobEnds ends, JobExecutor executor, WorkerSettings settings, JobNotifier notifier) {
        this.jobs = jobs;
        this.ends = ends;
        this.executor = executor;
        this.settings = settings;
        this.notifier = notifier;
    }

    void start(@Observes @Priority(AFTER_THE_DATABASE) StartupEvent event) {
        for (int i = 1; i <= settings.count(); i++) {
            Worker worker = new Worker(name(i), jobs, ends, executor, settings, notifier);
            Thread thread = new Thread(worker, "worker-" + i);
            thread.start();
            workers.add(worker);
            threads.add(thread);
        }
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        workers.forEach(Worker::stop);
        workers.forEach(w -> notifier.wake());
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(8);
        for (Thread thread : threads) {
            thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime())));
            if (thread.isAlive()) {
                // Its lease will run out and another worker will go on.
                LOG.warnf("%s did not stop in time", thread.getName());
                thread.interrupt();
            }
        }
    }

    private static String name(int number) {
        String host;
        try {
            host = InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            host = "unknown";
        }
        return host + "/" + ProcessHandle.current().pid() + "/" + number;
    }
}
