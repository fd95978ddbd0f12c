package io.reelmill.hearing;

import io.reelmill.providers.hearing.MusicSheet.Section;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Segments a piece at changes of character: a checkerboard kernel along the diagonal of its self-similarity matrix
 * (Foote, "Automatic audio segmentation using a measure of audio novelty", 2000), one step for each beat.
 */
final class Sections {

    private static final int KERNEL = 16;
    private static final int FEWEST = 4;
    private static final double SHORTEST_SECONDS = 4;
    /** A change counts from this share of the largest change. */
    private static final double NOTABLE = 0.35;

    private final double[] edges;
    private final double[][] features;
    private final double[] energies;
    private final double seconds;

    /**
     * @param beats seconds, ascending; may be empty
     * @param seconds length of the piece
     */
    Sections(OnsetStrength onsets, List<Double> beats, double seconds) {
        this.seconds = seconds;
        edges = IntStream.rangeClosed(0, beats.size() + 1)
                .mapToDouble(i -> i == 0 ? 0 : i > beats.size() ? seconds : beats.get(i - 1))
                .toArray();
        features = new double[edges.length - 1][];
        energies = new double[edges.length - 1];
        for (int i = 0; i < features.length; i++) {
            features[i] = mean(onsets, edges[i], edges[i + 1]);
            for (int b = 0; b < OnsetStrength.BANDS; b++) {
                energies[i] += features[i][b] / OnsetStrength.BANDS;
            }
            energies[i] += 0.5 * features[i][OnsetStrength.BANDS];
        }
    }

    /** Features of a beat: levels of the bands, then onset strength. */
    private static double[] mean(OnsetStrength onsets, double from, double to) {
        double[] mean = new double[OnsetStrength.BANDS + 1];
        int a = (int) Math.min(onsets.bands.length, from * OnsetStrength.RATE);
        int b = (int) Math.min(onsets.bands.length, Math.ceil(to * OnsetStrength.RATE));
        for (int f = a; f < b; f++) {
            for (int k = 0; k < OnsetStrength.BANDS; k++) {
                mean[k] += onsets.bands[f][k] / (b - a);
            }
            mean[OnsetStrength.BANDS] += onsets.values[f] / (b - a);
        }
        return mean;
    }

    /** In order, from 0 to the end. */
    List<Section> find() {
        List<Integer> starts = starts();
        List<double[]> spans = new ArrayList<>();
        double low = Double.MAX_VALUE;
        double high = -Double.MAX_VALUE;
        for (int i = 0; i < starts.size(); i++) {
            int from = starts.get(i);
            int to = i + 1 < starts.size() ? starts.get(i + 1) : features.length;
            double energy = 0;
            for (int k = from; k < to; k++) {
                energy += energies[k] * (edges[k + 1] - edges[k]);
            }
            energy /= Math.max(1e-9, edges[to] - edges[from]);
            low = Math.min(low, energy);
            high = Math.max(high, energy);
            spans.add(new double[] {edges[from], edges[to], energy});
        }
        double bottom = low;
        double range = high - low;
        return spans.stream()
                .map(s -> new Section(s[0], s[1], range < 1e-6 ? (s[2] > 1e-6 ? 1 : 0) : (s[2] - bottom) / range))
                .toList();
    }

    private List<Integer> starts() {
        double[] novelty = novelty();
        double most = IntStream.range(0, novelty.length)
                .filter(i -> edges[i] >= SHORTEST_SECONDS && seconds - edges[i] >= SHORTEST_SECONDS)
                .mapToDouble(i -> novelty[i])
                .max()
                .orElse(0);
        List<Integer> peaks = IntStream.range(1, Math.max(1, novelty.length - 1))
                .filter(i -> novelty[i] > NOTABLE * most && novelty[i] >= novelty[i - 1] && novelty[i] > novelty[i + 1])
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -novelty[i]))
                .toList();
        List<Integer> starts = new ArrayList<>(List.of(0));
        for (int peak : peaks) {
            boolean apart = seconds - edges[peak] >= SHORTEST_SECONDS
                    && starts.stream().allMatch(s -> Math.abs(edges[s] - edges[peak]) >= SHORTEST_SECONDS);
            if (apart) {
                starts.add(peak);
            }
        }
        starts.sort(null);
        return starts;
    }

    private double[] novelty() {
        int n = features.length;
        double[] novelty = new double[n];
        for (int i = FEWEST; i <= n - FEWEST; i++) {
            int reach = Math.min(KERNEL, Math.min(i, n - i));
            double across = 0;
            double within = 0;
            double weights = 0;
            for (int a = 0; a < reach; a++) {
                for (int b = 0; b < reach; b++) {
                    double w = Math.exp(-0.03 * (a * a + b * b));
                    across += w * distance(i - 1 - a, i + b);
                    within += 0.5 * w * (distance(i - 1 - a, i - 1 - b) + distance(i + a, i + b));
                    weights += w;
                }
            }
            novelty[i] = Math.max(0, (across - within) / weights);
        }
        return novelty;
    }

    private double distance(int i, int j) {
        double sum = 0;
        for (int k = 0; k < features[i].length; k++) {
            double d = features[i][k] - features[j][k];
            sum += d * d;
        }
        return Math.sqrt(sum);
    }
}
