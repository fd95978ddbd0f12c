package io.reelmill.remote.pexels;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.providers.footage.Credit;
import io.reelmill.remote.stock.StockCatalog;
import io.reelmill.remote.stock.StockSearch.File;
import io.reelmill.remote.stock.StockSearch.Found;
import java.util.ArrayList;
import java.util.List;

/** The library behind {@code GET /videos/search}. */
public final class Pexels implements StockCatalog {

    @Override
    public String request(String query, int width, int height) {
        String orientation = width == height ? "square" : width > height ? "landscape" : "portrait";
        return "/videos/search?query=" + query + "&orientation=" + orientation + "&per_page=15";
    }

    @Override
    public List<Found> read(JsonNode answer) {
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
}
