package io.reelmill.publishing.platform;

/** How a file is cut for an upload in order: equal chunks, the last of which takes the remainder (up to twice the size). */
final class Chunks {

    private Chunks() {}

    /** At least 1. */
    static long count(long total, int size) {
        return Math.max(1, total / size);
    }

    /** Bytes of the chunk that begins at an offset. */
    static long length(long first, long total, int size) {
        long rest = total - first;
        return rest < 2L * size ? rest : size;
    }
}
