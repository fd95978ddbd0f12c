package io.reelmill.remote.pexels;

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

/** The library behind {@code GET /videos/search}. */
public final class Pexels implements StockSearch {

    private static final String OPERATION = "stock-search";

    private final EndpointClient line;

    public Pexels(EndpointClient line) {
        this.line = line;
    }

    @Override
    public String name() {
        return line.name();
    }

    @Override
    public List<Found> find(String query, int width, int height) {
        String orientation = width == height ? "square" : width > height ? "landscape" : "portrait";
        JsonNode answer = line.json(Call.get(
                OPERATION,
                "/videos/search?query=" + URLEncoder.encode(query, StandardCharsets.UTF_8) + "&orientation="
                        + orientation + "&per_page=15"));
        line.used(OPERATION, 1);
        List<Found> found = new ArrayList<>();
        for (JsonNode video : answer.path("videos")) {
            List<File> files = new ArrayList<>();
            for (JsonNode file : video.path("video_files")) {
                // Beside mp4 there are playlists, which are not opened.
                if (file.path("file_type").asText().equals("video/mp4")) {
                    files.add(new File(
                            file.path("link").asText(),
                            file.path("width").asInt(),
                            file.path("height").asInt()));
                }
            }
            String id = video.path("id").asText();
            Credit credit = new Credit(
                    "Video " + id,
                    video.path("user").path("name").asText(""),
                    "Pexels",
                    video.path("url").asText(""));
            found.add(new Found(id, video.path("duration").asDouble(), files, credit));
        }
        return found;
    }

    @Override
    public void download(String url, Path raw, Limits limits) {
        line.download("stock-video", url, raw, limits);
    }
}
