package io.reelmill.publishing.platform;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.publishing.platform.PlatformHttp.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * Finds a post among the newest uploads of a channel, by the tag that its video was given. For the case that YouTube has
 * forgotten the upload's session.
 */
final class YouTubeUploads {

    private static final int NEWEST = 50;

    private final PlatformHttp http;
    private final String api;

    YouTubeUploads(PlatformHttp http, String baseUrl) {
        this.http = http;
        this.api = baseUrl + "/youtube/v3";
    }

    /** What was found. */
    sealed interface Search {

        record Found(String videoId) implements Search {}

        /** Not there now; a new video may take minutes to be listed. */
        record NotListed() implements Search {}

        /** The channel could not be asked; {@code refused} when asking again is of no use. */
        record NotAnswered(boolean refused) implements Search {}
    }

    /** The tag by which a post's video is known again. */
    static String tag(UUID post) {
        return "rm" + post.toString().replace("-", "").substring(0, 16);
    }

    Search find(Post post) {
        Map<String, String> headers = PlatformHttp.bearer(post.account().accessToken());
        Answer channel = http.get(api + "/channels?part=contentDetails&mine=true", headers);
        String playlist = channel.json()
                .path("items")
                .path(0)
                .path("contentDetails")
                .path("relatedPlaylists")
                .path("uploads")
                .asText("");
        if (!channel.isOk() || playlist.isEmpty()) {
            return notAnswered(channel);
        }
        Answer uploads = http.get(
                api + "/playlistItems?part=contentDetails&maxResults=" + NEWEST + "&playlistId="
                        + PlatformHttp.encode(playlist),
                headers);
        if (!uploads.isOk()) {
            return uploads.status() == 404 ? new Search.NotListed() : notAnswered(uploads);
        }
        List<String> ids = new ArrayList<>();
        uploads.json()
                .path("items")
                .forEach(item ->
                        ids.add(item.path("contentDetails").path("videoId").asText()));
        if (ids.isEmpty()) {
            return new Search.NotListed();
        }
        Answer videos =
                http.get(api + "/videos?part=snippet&id=" + PlatformHttp.encode(String.join(",", ids)), headers);
        return videos.isOk()
                ? tagged(videos.json(), tag(post.id()))
                        .<Search>map(Search.Found::new)
                        .orElseGet(Search.NotListed::new)
                : notAnswered(videos);
    }

    private static Optional<String> tagged(JsonNode videos, String tag) {
        for (JsonNode video : videos.path("items")) {
            for (JsonNode given : video.path("snippet").path("tags")) {
                if (given.asText().equals(tag)) {
                    return Optional.of(video.path("id").asText());
                }
            }
        }
        return Optional.empty();
    }

    private static Search notAnswered(Answer answer) {
        return new Search.NotAnswered(answer.status() == 401 || answer.status() == 403);
    }
}
