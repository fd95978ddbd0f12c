package io.reelmill.isolation;

/**
 * Resource limits of one program and of each process that it starts (setrlimit).
 *
 * @param cpuSeconds processor time of one process
 * @param fileBytes size of one file that it writes
 * @param openFiles descriptors
 * @param dataMib private memory of one process, MiB; 0 sets no limit
 * @param processes processes and threads together; only counted where the program has a user namespace of its own, since the
 *     kernel otherwise counts all that the user runs, and never for root
 */
public record ProcessLimits(long cpuSeconds, long fileBytes, int openFiles, int dataMib, int processes) {

    private static final int BLOCK = 512;
    private static final long KIB_PER_MIB = 1024;

    public ProcessLimits {
        if (cpuSeconds < 1 || fileBytes < BLOCK || openFiles < 16 || dataMib < 0 || processes < 1) {
            throw new IllegalArgumentException("limits must be positive");
        }
    }

    /** Shell commands that set all but the number of processes. A limit that the system does not know is skipped. */
    String shell() {
        String data = dataMib == 0 ? "" : "ulimit -d " + dataMib * KIB_PER_MIB + " 2>/dev/null; ";
        return "ulimit -c 0; ulimit -t %d; ulimit -f %d; ulimit -n %d; %s"
                .formatted(cpuSeconds, fileBytes / BLOCK, openFiles, data);
    }

    /** Shell command for the number of processes: bash calls the option {@code -u}, dash {@code -p}. */
    String processShell() {
        return "ulimit -u %1$d 2>/dev/null || ulimit -p %1$d 2>/dev/null; ".formatted(processes);
    }
}
