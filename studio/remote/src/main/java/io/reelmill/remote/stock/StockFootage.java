package io.reelmill.remote.stock;

import io.reelmill.fetch.Limits;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.remote.media.MediaImporter;
import io.reelmill.remote.stock.StockSearch.File;
import io.reelmill.remote.stock.StockSearch.Found;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Clips of a stock library. Shots that ask for the same show different videos as far as the library has them. */
public final class StockFootage implements ClipGenerator {

    private static final int LONGEST_QUERY = 80;
    /** Further down, results have less and less to do with the question. */
    private static final int CONSIDERED = 8;

    private static final Limits DOWNLOAD = new Limits(512L << 20, Duration.ofMinutes(3), 3, false);

    private final StockSearch library;
    private final MediaImporter importer;

    public StockFootage(StockSearch library, MediaIntake intake) {
        this.library = library;
        this.importer = new MediaImporter(intake);
    }

    @Override
    public String name() {
        return library.name();
    }

    @Override
    public void make(ClipOrder order, Path mp4, BooleanSupplier stopped) {
        int width = order.look().frameWidth();
        int height = order.look().frameHeight();
        for (String query : queries(order)) {
            List<Found> usable = library.find(query, width, height).stream()
                    .filter(f -> !f.files().isEmpty() && f.seconds() > 1)
                    .limit(CONSIDERED)
                    .toList();
            // A longer one needs no repetition.
            List<Found> longEnough =
                    usable.stream().filter(f -> f.seconds() >= order.seconds()).toList();
            List<Found> choice = longEnough.isEmpty() ? usable : longEnough;
            if (!choice.isEmpty()) {
                long turn = order.look().seed() + order.shot().index();
                Found chosen = choice.get((int) Math.floorMod(turn, (long) choice.size()));
                Path raw = mp4.resolveSibling(mp4.getFileName() + ".raw");
                library.download(fitting(chosen.files(), width, height).url(), raw, DOWNLOAD);
                importer.clip(name(), raw, order, mp4, stopped);
                chosen.credit().layBeside(mp4);
                return;
            }
        }
        throw new ProviderException(Category.INTERNAL, name() + " has nothing that fits a shot");
    }

    /** What the client asked to see; what the illustrator would draw; its main thing alone. */
    private static Set<String> queries(ClipOrder order) {
        Set<String> queries = new LinkedHashSet<>();
        add(queries, order.shot().hint());
        add(queries, order.idea().hero() + " " + order.idea().place());
        add(queries, order.idea().hero());
        add(queries, order.idea().place());
        return queries;
    }

    private static void add(Set<String> queries, String words) {
        String query = words.replaceAll("[^\\p{L}\\p{N}]+", " ").strip().toLowerCase(Locale.ROOT);
        if (query.length() > LONGEST_QUERY) {
            query = query.substring(
                    0,
                    query.lastIndexOf(' ', LONGEST_QUERY) > 0 ? query.lastIndexOf(' ', LONGEST_QUERY) : LONGEST_QUERY);
        }
        if (!query.isEmpty()) {
            queries.add(query);
        }
    }

    /** The smallest file that covers the frame, or the largest where none does. */
    static File fitting(List<File> files, int width, int height) {
        Comparator<File> bySize = Comparator.comparingLong(f -> (long) f.width() * f.height());
        return files.stream()
                .filter(f -> f.width() >= width && f.height() >= height)
                .min(bySize)
                .orElseGet(() -> files.stream().max(bySize).orElseThrow());
    }
}
