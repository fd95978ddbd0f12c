package io.reelmill.ingest.child;

import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.av.Av;
import io.reelmill.ingest.wire.Job;
import io.reelmill.ingest.wire.Reply;
import io.reelmill.ingest.wire.Wire;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** The isolated process. Takes jobs from its standard input, one a line, and ends with it. */
public final class MediaChild {

    private MediaChild() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        Report report = new Report(out);
        Av.load();
        BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
        Thread listener = new Thread(() -> listen(System.in, jobs), "jobs");
        listener.setDaemon(true);
        listener.start();
        report.say(new Reply.Ready());
        while (true) {
            report.say(answer(jobs.take(), report));
        }
    }

    /** A parent that has gone has no use for the work: the process ends at once, also in the middle of a file. */
    private static void listen(InputStream in, BlockingQueue<Job> jobs) {
        try {
            for (Job job = Wire.read(in, Job.class); job != null; job = Wire.read(in, Job.class)) {
                jobs.add(job);
            }
            Runtime.getRuntime().halt(0);
        } catch (IOException e) {
            Runtime.getRuntime().halt(1);
        }
    }

    private static Reply answer(Job job, Report report) {
        try {
            Normaliser normaliser = new Normaliser(job, report);
            return job.task() == Job.Task.INSPECT ? new Reply.Seen(normaliser.inspect()) : normaliser.normalise();
        } catch (MediaException e) {
            return new Reply.Refused(e.getMessage());
        } catch (OutOfMemoryError e) {
            return new Reply.Refused("needs too much memory to be read");
        } catch (RuntimeException | IOException e) {
            return new Reply.Refused("is damaged and cannot be decoded");
        }
    }
}
