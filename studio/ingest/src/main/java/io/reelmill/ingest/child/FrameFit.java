package io.reelmill.ingest.child;

import io.reelmill.ingest.CropLoss;
import io.reelmill.ingest.wire.Job;

/**
 * How large a copy is made.
 *
 * @param width even
 * @param height even
 */
record FrameFit(int width, int height) {

    private static final int LEAST = 16;
    private static final int MOST = 4096;

    /** Of the frame's longer side: room for a camera that moves over a picture that is shown whole. */
    private static final double ROOM = 1.2;
    /** The same for a wide one, of which a narrow frame may after all show a crop. */
    private static final double WIDE_ROOM = 1.5;

    /**
     * As large as covers the wanted frame, and never larger than the source: a crop of it is then still sharp. What a crop
     * would lose too much of is shown whole, and needs no more than the frame's longer side.
     */
    static FrameFit covering(double width, double height, Job job) {
        double scale = Math.min(1, Math.max(job.width() / width, job.height() / height));
        if (CropLoss.isTooMuch(width, height, job.width() / (double) job.height())) {
            double room = width > height ? WIDE_ROOM : ROOM;
            scale = Math.min(scale, room * Math.max(job.width(), job.height()) / Math.max(width, height));
        }
        scale = Math.min(scale, MOST / Math.max(width, height));
        return new FrameFit(even(width * scale), even(height * scale));
    }

    private static int even(double pixels) {
        return Math.max(LEAST, Math.min(MOST, (int) Math.round(pixels / 2) * 2));
    }
}
