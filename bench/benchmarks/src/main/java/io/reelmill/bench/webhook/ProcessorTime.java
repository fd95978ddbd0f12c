package io.reelmill.bench.webhook;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** CPU time that the parts of a running suite have used so far. */
record ProcessorTime(Map<Part, Duration> parts) {

    /** A part, by what its command line has; the receiver is in this process. */
    enum Part {
        SERVICE("/publishing-service/"),
        POSTGRES("postgres"),
        KAFKA("kafka.Kafka"),
        RECEIVER("");

        private final String command;

        Part(String command) {
            this.command = command;
        }

        private static Optional<Part> of(ProcessHandle process) {
            String line = process.info().commandLine().orElse("");
            for (Part part : values()) {
                if (part != RECEIVER && line.contains(part.command)) {
                    return Optional.of(part);
                }
            }
            return Optional.empty();
        }
    }

    static ProcessorTime now() {
        Map<Part, Duration> parts = new EnumMap<>(Part.class);
        parts.put(Part.RECEIVER, time(ProcessHandle.current()));
        ProcessHandle.current().descendants().forEach(process -> Part.of(process)
                .ifPresent(part -> parts.merge(part, time(process), Duration::plus)));
        return new ProcessorTime(parts);
    }

    /** Microseconds that a part has used since an earlier time. */
    double microsSince(ProcessorTime earlier, Part part) {
        Duration before = earlier.parts().getOrDefault(part, Duration.ZERO);
        return parts.getOrDefault(part, Duration.ZERO).minus(before).toNanos() / 1e3;
    }

    private static Duration time(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }
}
