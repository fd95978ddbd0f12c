package io.reelmill.render.job;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import org.jboss.logging.Logger;

/** The workers of this process, each on a thread of its own. A thread that died is replaced. */
@ApplicationScoped
public class WorkerPool {

    private static final Logger LOG = Logger.getLogger(WorkerPool.class);
    private static final int AFTER_THE_DATABASE = 3000;
    private static final Duration STOPS_WITHIN = Duration.ofSeconds(8);
    /** Of a process that ends because a thread of it hangs: EX_SOFTWARE of sysexits. */
    private static final int HANGS = 70;

    private final JobStore jobs;
    private final JobEnds ends;
    private final JobExecutor executor;
    private final WorkerSettings settings;
    private final JobNotifier notifier;
    private final IdleWork idleWork;
    private final ThreadFactory threads;
    private final Duration stopsWithin;
    private final List<Slot> slots = new ArrayList<>();
    private boolean stopping;

    /** A worker and the thread that it runs on. */
    private record Slot(int number, Worker worker, Thread thread) {}

    @Inject
    public WorkerPool(
            JobStore jobs,
            JobEnds ends,
            JobExecutor executor,
            WorkerSettings settings,
            JobNotifier notifier,
            IdleWork idleWork) {
        this(jobs, ends, executor, settings, notifier, idleWork, Thread::new, STOPS_WITHIN);
    }

    WorkerPool(
            JobStore jobs,
            JobEnds ends,
            JobExecutor executor,
            WorkerSettings settings,
            JobNotifier notifier,
            IdleWork idleWork,
            ThreadFactory threads,
            Duration stopsWithin) {
        this.jobs = jobs;
        this.ends = ends;
        this.executor = executor;
        this.settings = settings;
        this.notifier = notifier;
        this.idleWork = idleWork;
        this.threads = threads;
        this.stopsWithin = stopsWithin;
    }

    void start(@Observes @Priority(AFTER_THE_DATABASE) StartupEvent event) {
        start();
    }

    /** Starts as many workers as the settings say. */
    public synchronized void start() {
        for (int i = 1; i <= settings.count(); i++) {
            slots.add(started(i));
        }
    }

    /** Puts a new worker in the place of each whose thread has ended. */
    @Scheduled(every = "5s")
    synchronized void replaceDead() {
        for (int i = 0; i < slots.size() && !stopping; i++) {
            if (!slots.get(i).thread().isAlive()) {
                LOG.errorf(
                        "%s died, a new one takes its place",
                        slots.get(i).thread().getName());
                slots.set(i, started(slots.get(i).number()));
            }
        }
    }

    synchronized long living() {
        return slots.stream().filter(slot -> slot.thread().isAlive()).count();
    }

    /** Whether any of them renders. */
    public synchronized boolean isBusy() {
        return slots.stream().anyMatch(slot -> slot.worker().current().isPresent());
    }

    /** The longest time for which a worker that renders nothing has not looked for a job. */
    synchronized Duration longestIdle() {
        return slots.stream()
                .map(slot -> slot.worker().idleFor())
                .max(Duration::compareTo)
                .orElse(Duration.ZERO);
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        stop();
    }

    /** Stops the workers. Jobs under way are handed over, so that a restart costs them no try. */
    public void stop() throws InterruptedException {
        List<Slot> running = stopTaking();
        join(running, stopsWithin);
        running.stream().map(Slot::thread).filter(Thread::isAlive).forEach(thread -> {
            LOG.warnf("%s did not stop in time, it is interrupted", thread.getName());
            thread.interrupt();
        });
        join(running, stopsWithin.dividedBy(2));
        // Whatever these threads still do is behind the fence.
        running.stream().filter(slot -> slot.thread().isAlive()).forEach(slot -> handOver(slot.worker()));
    }

    private synchronized List<Slot> stopTaking() {
        stopping = true;
        slots.forEach(slot -> slot.worker().stop());
        slots.forEach(slot -> notifier.wake());
        return List.copyOf(slots);
    }

    private static void join(List<Slot> running, Duration atMost) throws InterruptedException {
        long deadline = System.nanoTime() + atMost.toNanos();
        for (Slot slot : running) {
            slot.thread()
                    .join(Math.max(
                            1, Duration.ofNanos(deadline - System.nanoTime()).toMillis()));
        }
    }

    private Slot started(int number) {
        Worker[] self = new Worker[1];
        Worker worker = new Worker(
                name(number),
                jobs,
                ends,
                executor,
                settings,
                notifier,
                idleWork,
                System::nanoTime,
                () -> endProcess(self[0]));
        self[0] = worker;
        Thread thread = threads.newThread(worker);
        thread.setName("worker-" + number);
        thread.start();
        return new Slot(number, worker, thread);
    }

    /** The other workers' jobs are not at fault: they lose no try. The supervisor starts the process again. */
    private void endProcess(Worker hung) {
        try {
            List<Slot> others = stopTaking();
            others.stream().map(Slot::worker).filter(worker -> worker != hung).forEach(this::handOver);
        } finally {
            Runtime.getRuntime().halt(HANGS);
        }
    }

    private void handOver(Worker worker) {
        worker.current().ifPresent(job -> {
            LOG.warnf("render handed over pid=%s output=%d attempt=%d", job.pid(), job.output(), job.attempt());
            jobs.handOver(job);
        });
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
