package io.reelmill.remote.stock;

import io.reelmill.fetch.Limits;
import io.reelmill.providers.footage.Credit;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.EndpointClient;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A library of stock videos. Several threads may call it at the same time. */
public final class StockSearch {

    private static final String OPERATION = "stock-search";

    private final EndpointClient endpoint;
    private final StockCatalog catalog;

    public StockSearch(EndpointClient endpoint, StockCatalog catalog) {
        this.endpoint = endpoint;
        this.catalog = catalog;
    }

    /** Short name for logs, metrics and warnings. */
    String name() {
        return endpoint.name();
    }

    /**
     * Looks for videos.
     *
     * @param query words
     * @param width pixels of the frame
     * @param height pixels of the frame
     * @return the best first; empty when there is none
     * @throws io.reelmill.providers.ProviderException when the library cannot be asked
     */
    List<Found> find(String query, int width, int height) {
        String words = URLEncoder.encode(query, StandardCharsets.UTF_8);
        List<Found> found = catalog.read(endpoint.json(Call.get(OPERATION, catalog.request(words, width, height))));
        endpoint.used(OPERATION, 1);
        return found;
    }

    /**
     * Downloads a file of one that was found.
     *
     * @throws io.reelmill.providers.ProviderException when it cannot be had
     */
    void download(String url, Path raw, Limits limits) {
        endpoint.download("stock-video", url, raw, limits);
    }

    /**
     * A video of the library.
     *
     * @param id the library's own
     * @param seconds its length
     * @param files the same in several sizes
     * @param credit whose it is
     */
    public record Found(String id, double seconds, List<File> files, Credit credit) {
        public Found {
            files = List.copyOf(files);
        }
    }

    /** A file of a video; sides in pixels. */
    public record File(String url, int width, int height) {}
}
