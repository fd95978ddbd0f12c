package io.reelmill.local.process;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A small shell process that outlives the suite for a moment. It reads from a pipe which processes to watch. The pipe
 * closes when the suite ends in any way, including {@code kill -9}; then the reaper ends the remaining processes and
 * removes the temporary home.
 */
final class ProcessReaper implements AutoCloseable {

    private static final String SCRIPT = """
            trap '' INT TERM HUP
            pids=' '
            while read -r verb pid; do
              case $verb in
                watch) pids=" $pid$pids" ;;
                release) pids="${pids%%" $pid "*} ${pids#*" $pid "}" ;;
              esac
            done
            any() { for p in $pids; do kill -0 "$p" 2>/dev/null && return 0; done; return 1; }
            for p in $pids; do kill -TERM "$p" 2>/dev/null; done
            i=0
            while any && [ $i -lt 100 ]; do sleep 0.1; i=$((i + 1)); done
            for p in $pids; do kill -KILL "$p" 2>/dev/null; done
            if [ -n "$1" ]; then rm -rf -- "$1"; fi
            """;

    private final Process process;
    private final Writer pipe;

    private ProcessReaper(Process process) {
        this.process = process;
        this.pipe = process.outputWriter(StandardCharsets.UTF_8);
    }

    static ProcessReaper start(Optional<Path> temporaryHome) {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", SCRIPT, "reelmill-reaper"));
        temporaryHome.map(Path::toString).ifPresent(command::add);
        if (Programs.exists("setsid")) {
            command.add(0, "setsid");
        }
        try {
            return new ProcessReaper(new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start());
        } catch (IOException e) {
            throw new SuiteException("cannot start a shell: " + Home.reason(e), e);
        }
    }

    synchronized void watch(long pid) {
        send("watch " + pid);
    }

    synchronized void release(long pid) {
        send("release " + pid);
    }

    private void send(String line) {
        if (!process.isAlive()) {
            return; // the reaper was killed; the suite itself still stops its children
        }
        try {
            pipe.write(line + "\n");
            pipe.flush();
        } catch (IOException e) {
            process.destroyForcibly();
        }
    }

    /** Closes the pipe; the reaper then ends the processes that it still watches. */
    @Override
    public synchronized void close() {
        try {
            pipe.close();
        } catch (IOException e) {
            process.destroyForcibly();
        }
        process.onExit().join();
    }
}
