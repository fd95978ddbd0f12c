package io.reelmill.remote.pixabay;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.providers.footage.Credit;
import io.reelmill.remote.stock.StockCatalog;
import io.reelmill.remote.stock.StockSearch.File;
import io.reelmill.remote.stock.StockSearch.Found;
import java.util.ArrayList;
import java.util.List;

/** The library behind {@code GET /api/videos/}. It is not told the shape, which videos can be cropped to. */
public final class Pixabay implements StockCatalog {

    private static final List<String> SIZES = List.of("large", "medium", "small", "tiny");

    @Override
    public String request(String query, int width, int height) {
        return "/api/videos/?q=" + query + "&per_page=15&safesearch=true";
    }

    @Override
    public List<Found> read(JsonNode answer) {
        List<Found> found = new ArrayList<>();
        for (JsonNode hit : answer.path("hits")) {
            List<File> files = new ArrayList<>();
            for (String size : SIZES) {
                JsonNode file = hit.path("videos").path(size);
                // A size that there is not has an empty address.
                if (!file.path("url").asText("").isEmpty()) {
                    files.add(new File(
                            file.path("url").asText(),
                            file.path("width").asInt(),
                            file.path("height").asInt()));
                }
            }
            String id = hit.path("id").asText();
            Credit credit = new Credit(
                    "Video " + id,
                    hit.path("user").asText(""),
                    "Pixabay",
                    hit.path("pageURL").asText(""));
            found.add(new Found(id, hit.path("duration").asDouble(), files, credit));
        }
        return found;
    }
}
