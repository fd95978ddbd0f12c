package io.reelmill.compositor.footage;

import io.reelmill.timeline.Footage.Round;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/**
 * Finds where a video may go back to its beginning unseen. Where its end meets its beginning again, as in a loop, it turns
 * there at once; elsewhere over a long, soft cross-fade, at the moments that are most alike.
 */
public final class SeamFinder {

    /** How much of beginning and end is compared, seconds. */
    private static final double REACH = 6;
    /** Pictures a second that are compared. */
    private static final double RATE = 15;

    private static final int CELLS = 32;
    /** Consecutive pictures that have to be alike, so that motion goes on as it was. */
    private static final int RUN = 4;
    /** A cut is not seen when it changes this little more than one picture to the next does. */
    private static final double UNSEEN = 1.5;
    /** Noise of coding, in steps of 8-bit luma. */
    private static final double NOISE = 0.5;
    /** Fade over a cut that fits, seconds. */
    private static final double BLINK = 0.12;

    private static final double LONGEST_FADE = 1.6;
    /** What a video is worth keeping of: losing all of it would double the difference that is allowed. */
    private static final double WORTH = 1.0;

    private SeamFinder() {}

    /** A moment of the video, small and grey. */
    private record Sample(double at, double[] cells) {}

    /**
     * Where the video turns best.
     *
     * @param from second at which it begins to be seen
     * @return empty when it is too short to have two ends
     * @throws io.reelmill.compositor.RenderException when it is no video that can be read
     */
    public static Optional<Round> find(Path mp4, double from) {
        try (Decoder decoder = new Decoder(mp4)) {
            double length = decoder.seconds() - from;
            double step = 1 / Math.min(RATE, Math.max(1, decoder.frameRate()));
            double reach = Math.min(REACH, length * 0.36);
            if (length < 2 || reach < (RUN + 2) * step) {
                return Optional.empty();
            }
            List<Sample> head = samples(decoder, from, from + reach, step);
            List<Sample> tail = samples(decoder, from + length - reach, from + length - step / 2, step);
            return Optional.of(best(head, tail, step, length));
        }
    }

    private static List<Sample> samples(Decoder decoder, double begin, double end, double step) {
        List<Sample> samples = new ArrayList<>();
        for (double at = begin; at < end; at += step) {
            samples.add(new Sample(at, cells(decoder.at(at))));
        }
        return samples;
    }

    private static Round best(List<Sample> head, List<Sample> tail, double step, double length) {
        int blink = Math.max(1, (int) Math.round(BLINK / step));
        int[] cut = alike(head, tail, RUN, length);
        double usual = (pace(head) + pace(tail)) / 2;
        if (difference(head, tail, cut[0], cut[1], RUN) <= UNSEEN * usual + NOISE) {
            return round(head.get(cut[0]), tail.get(cut[1]), Math.min(blink, cut[0]) * step);
        }
        int fade = (int) (Math.min(LONGEST_FADE, length / 5) / step);
        int[] soft = alike(head, tail, Math.min(fade, Math.min(head.size(), tail.size()) - 1), length);
        return round(head.get(soft[0]), tail.get(soft[1]), fade * step);
    }

    private static Round round(Sample start, Sample end, double fade) {
        return new Round(start.at(), end.at(), Math.max(0, Math.min(fade, start.at())));
    }

    /** Places in head and tail that so many pictures lead up to in the most similar way. */
    private static int[] alike(List<Sample> head, List<Sample> tail, int run, double length) {
        int[] best = {run, tail.size() - 1};
        double least = Double.MAX_VALUE;
        for (int i = run; i < head.size(); i++) {
            for (int j = run; j < tail.size(); j++) {
                double lost = 1 - (tail.get(j).at() - head.get(i).at()) / length;
                double cost = (difference(head, tail, i, j, run) + NOISE) * (1 + WORTH * lost);
                if (cost < least) {
                    least = cost;
                    best = new int[] {i, j};
                }
            }
        }
        return best;
    }

    private static double difference(List<Sample> head, List<Sample> tail, int i, int j, int run) {
        double sum = 0;
        int stride = Math.max(1, run / 6);
        int n = 0;
        for (int k = 0; k <= run; k += stride, n++) {
            sum += difference(head.get(i - k).cells(), tail.get(j - k).cells());
        }
        return sum / n;
    }

    /** How much one picture differs from the next, as a rule. */
    private static double pace(List<Sample> samples) {
        double[] steps = new double[samples.size() - 1];
        for (int i = 1; i < samples.size(); i++) {
            steps[i - 1] = difference(samples.get(i - 1).cells(), samples.get(i).cells());
        }
        Arrays.sort(steps);
        return steps[steps.length / 2];
    }

    /** Root of the mean square, so that one thing out of place counts. */
    private static double difference(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (a[i] - b[i]) * (a[i] - b[i]);
        }
        return Math.sqrt(sum / a.length);
    }

    /** Mean luma of the cells of a grid, from every second sample of every second row. */
    private static double[] cells(AVFrame frame) {
        int width = frame.width();
        int height = frame.height();
        ByteBuffer luma = FootageReader.plane(frame, 0, height);
        double[] sums = new double[CELLS * CELLS];
        int[] counts = new int[CELLS * CELLS];
        for (int y = 0; y < height; y += 2) {
            int row = y * frame.linesize(0);
            int cellRow = y * CELLS / height * CELLS;
            for (int x = 0; x < width; x += 2) {
                int cell = cellRow + x * CELLS / width;
                sums[cell] += luma.get(row + x) & 255;
                counts[cell]++;
            }
        }
        for (int i = 0; i < sums.length; i++) {
            sums[i] /= Math.max(1, counts[i]);
        }
        return sums;
    }
}
