package io.reelmill.ingest.child;

import io.reelmill.ingest.wire.Reply;
import io.reelmill.ingest.wire.Wire;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Tells the parent, a few times a second, how far a file has come: that is what earns it more time. */
final class Report {

    private static final long EVERY = 200_000_000;

    private final OutputStream out;
    private long last = System.nanoTime();

    Report(OutputStream out) {
        this.out = out;
    }

    void progress(double seconds) {
        if (System.nanoTime() - last > EVERY) {
            last = System.nanoTime();
            say(new Reply.Progress(seconds));
        }
    }

    void say(Reply reply) {
        try {
            Wire.write(out, reply);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
