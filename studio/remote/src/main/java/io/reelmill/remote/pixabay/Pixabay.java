package io.reelmill.remote.pixabay;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.fetch.Limits;
import io.reelmill.providers.footage.Credit;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.stock.StockSearch;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The library behind {@code GET /api/videos/}. It is not told the shape, which videos can be cropped to. */
public final class Pixabay implements StockSearch {

    private static final String OPERATION = "stock-search";
    private static final List<String> SIZES = List.of("large", "medium", "small", "tiny");

    private final EndpointClient line;

    public Pixabay(EndpointClient line) {
        this.line = line;
    }

    @Override
    public String name() {
        return line.name();
    }

    @Override
    public List<Found> find(String query, int width, int height) {
        JsonNode answer = line.json(Call.get(
                OPERATION,
                "/api/videos/?q=" + URLEncoder.encode(query, StandardCharsets.UTF_8) + "&per_page=15&safesearch=true"));
        line.used(OPERATION, 1);
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

    @Override
    public void download(String url, Path raw, Limits limits) {
        line.download("stock-video", url, raw, limits);
    }
}
