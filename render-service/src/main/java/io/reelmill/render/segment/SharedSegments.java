package io.reelmill.render.segment;

import io.reelmill.render.job.Job;
import io.reelmill.render.segment.SegmentTasks.Turn;
import java.util.Collection;
import java.util.Set;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.JdbiException;

/**
 * The segments of one film as its worker shares them. Where the table cannot be reached, the worker makes them itself. Safe for
 * use by several threads.
 */
public final class SharedSegments implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(SharedSegments.class);

    private final SegmentTasks tasks;
    private final Job job;
    private final Runnable bringing;
    private boolean offered;

    /** @param bringing brings what helpers on other nodes have made */
    public SharedSegments(SegmentTasks tasks, Job job, Runnable bringing) {
        this.tasks = tasks;
        this.job = job;
        this.bringing = bringing;
    }

    void offer(int place, String piece, SegmentOrder order) {
        synchronized (this) {
            offered = true;
        }
        try {
            tasks.offer(job, place, piece, order);
        } catch (JdbiException e) {
            LOG.warn("a segment is offered to nobody", e);
        }
    }

    Turn take(String piece) {
        try {
            return tasks.take(job, piece);
        } catch (JdbiException e) {
            LOG.warn("a segment is made without asking", e);
            return Turn.OURS;
        }
    }

    void made(String piece) {
        try {
            tasks.made(job, piece);
        } catch (JdbiException e) {
            LOG.warn("nobody is told that a segment is made", e);
        }
    }

    /** Those of some segments to wait for. */
    Set<String> underWay(Collection<String> pieces) {
        try {
            return tasks.underWay(job, pieces);
        } catch (JdbiException e) {
            LOG.warn("helpers are not heard of, their segments are made here", e);
            return Set.of();
        }
    }

    /** Brings what helpers on other nodes have made; what cannot be brought is made again. */
    synchronized void bring() {
        bringing.run();
    }

    /** Withdraws what was offered. */
    @Override
    public synchronized void close() {
        if (!offered) {
            return;
        }
        try {
            tasks.withdraw(job);
        } catch (JdbiException e) {
            LOG.warn("segments stay on offer until their job is deleted", e);
        }
    }
}
