package io.reelmill.remote.stock;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.remote.stock.StockSearch.Found;
import java.util.List;

/** How one vendor of stock videos is asked, and how it answers. */
public interface StockCatalog {

    /**
     * Path and query string of a search.
     *
     * @param query words, URL-encoded
     * @param width pixels of the frame
     * @param height pixels of the frame
     */
    String request(String query, int width, int height);

    /** The videos of an answer, in its order. */
    List<Found> read(JsonNode answer);
}
