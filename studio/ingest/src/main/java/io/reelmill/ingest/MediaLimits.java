package io.reelmill.ingest;

import java.time.Duration;

/**
 * What one file may cost.
 *
 * @param patience that a file gets before anything has come of it
 * @param perSecond more time for each second of the copy that is done: only progress earns time
 * @param longest that one file may ever take
 * @param memoryMib of a process, all told, where the system can hold it to that (Linux)
 * @param fileBytes that one file of the copy may have
 * @param filesPerChild how many files one process opens before it is replaced; 1 keeps every file from every other
 */
public record MediaLimits(
        Duration patience, double perSecond, Duration longest, int memoryMib, long fileBytes, int filesPerChild) {

    /** 30 s and 4 s for each second done, at most an hour; 1 GiB of memory, 4 GiB of a file, a process for each file. */
    public static final MediaLimits USUAL =
            new MediaLimits(Duration.ofSeconds(30), 4, Duration.ofHours(1), 1024, 4L << 30, 1);

    public MediaLimits {
        if (memoryMib < 512 || filesPerChild < 1) {
            throw new IllegalArgumentException("at least 512 MiB and one file");
        }
    }

    /** The time that a file has when so many seconds of its copy are done. */
    public Duration allowed(double secondsDone) {
        Duration earned = patience.plusMillis((long) (Math.max(0, secondsDone) * perSecond * 1000));
        return earned.compareTo(longest) < 0 ? earned : longest;
    }
}
