package io.reelmill.publishing.platform;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.fetch.RequestBody;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.publishing.platform.Outcome.Failed;
import io.reelmill.publishing.platform.Outcome.Published;
import io.reelmill.publishing.platform.Outcome.Retry;
import io.reelmill.publishing.platform.Outcome.Unknown;
import io.reelmill.publishing.platform.PlatformHttp.Answer;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * YouTube's Data API v3, resumable upload. The video exists once the last byte has arrived, so the session's address is stored
 * before the first one; from then on the session is asked how far it is. An upload that was cut goes on at its byte.
 */
@Singleton
public class YouTubeConnector implements Connector {

    private static final int MAX_TITLE = 100;
    private static final int MAX_DESCRIPTION = 5000;
    private static final Duration ASK_AGAIN = Duration.ofSeconds(10);
    private static final String FINISHING = "finishing";
    private static final String SEARCHED_SINCE = "searchedSince";
    private static final Duration SEARCH_AGAIN = Duration.ofMinutes(2);

    /** A video that exists is among the channel's uploads after this time. */
    private static final Duration LISTED_WITHIN = Duration.ofMinutes(15);

    private final PlatformHttp http;
    private final ErrorTable errors;
    private final PlatformSettings settings;
    private final YouTubeUploads uploads;
    private final Clock clock;

    public YouTubeConnector(SafeFetch fetch, ErrorTable errors, PlatformSettings settings, Clock clock) {
        this.http = new PlatformHttp(fetch, settings);
        this.uploads = new YouTubeUploads(http, settings.youtubeUrl());
        this.clock = clock;
        this.errors = errors;
        this.settings = settings;
    }

    @Override
    public Platform platform() {
        return Platform.YOUTUBE;
    }

    @Override
    public void check(String field, ObjectNode params) {
        String title = params.path("title").asText("");
        if (title.codePointCount(0, title.length()) > MAX_TITLE) {
            throw InvalidFieldException.of(field + ".title", "bounds", "must have at most 100 characters");
        }
        if (title.indexOf('<') >= 0 || title.indexOf('>') >= 0) {
            throw InvalidFieldException.of(field + ".title", "text", "must not have the characters < and >");
        }
        if (params.path("description").asText("").length() > MAX_DESCRIPTION) {
            throw InvalidFieldException.of(field + ".description", "bounds", "must have at most 5000 characters");
        }
    }

    @Override
    public Outcome advance(Post post, Journal journal) {
        if (post.reference().isPresent()) {
            return resumed(post, post.reference().get(), journal);
        }
        return begin(post, journal);
    }

    private Outcome begin(Post post, Journal journal) {
        Map<String, String> headers = headers(post);
        headers.put("X-Upload-Content-Type", "video/mp4");
        headers.put("X-Upload-Content-Length", Long.toString(post.video().length()));
        String url = settings.youtubeUrl() + "/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status";
        Answer begun = http.postJson(url, headers, resource(post));
        Optional<String> session = begun.header("location");
        if (!begun.isOk() || session.isEmpty()) {
            return refusal(begun);
        }
        ObjectNode reference = PlatformHttp.object().put("session", session.get());
        journal.reference(reference);
        return upload(post, reference, 0, journal);
    }

    /** Asks the session how far it is. */
    private Outcome resumed(Post post, ObjectNode reference, Journal journal) {
        Map<String, String> headers = headers(post);
        headers.put("Content-Range", "bytes */" + post.video().length());
        Answer answer = http.send("PUT", session(reference), headers, RequestBody.of(new byte[0]));
        if (answer.isOk()) {
            return published(answer);
        }
        if (answer.status() == 308) {
            return upload(post, reference, received(answer), journal);
        }
        boolean gone = answer.status() == 404 || answer.status() == 410;
        if (gone && !reference.path(FINISHING).asBoolean()) {
            return begin(post, journal); // it never had the last byte, so there is no video
        }
        if (gone) {
            return searched(post, reference, journal);
        }
        if (answer.status() == 401) {
            return new Outcome.Reconnect("authError", "YouTube does not take the account's token");
        }
        return new Unknown("status_unavailable", "YouTube does not tell the state of the upload", ASK_AGAIN);
    }

    /** The session was forgotten after the last byte may have arrived: the channel itself says whether it has the video. */
    private Outcome searched(Post post, ObjectNode reference, Journal journal) {
        YouTubeUploads.Search search = uploads.find(post);
        if (search instanceof YouTubeUploads.Search.Found found) {
            return published(found.videoId());
        }
        if (search instanceof YouTubeUploads.Search.NotAnswered none) {
            return none.refused()
                    ? new Failed(
                            "unknown_outcome",
                            "YouTube does not tell whether it has the video: look in the channel before you try again")
                    : new Unknown("status_unavailable", "YouTube does not list the channel's videos", ASK_AGAIN);
        }
        if (!reference.has(SEARCHED_SINCE)) {
            reference.put(SEARCHED_SINCE, clock.instant().toString());
            journal.reference(reference);
        }
        Instant since = Instant.parse(reference.path(SEARCHED_SINCE).asText());
        return clock.instant().isBefore(since.plus(LISTED_WITHIN))
                ? new Unknown("not_listed", "the video is not among the channel's uploads yet", SEARCH_AGAIN)
                : begin(post, journal); // by now it would be listed: the last byte never arrived
    }

    private Outcome upload(Post post, ObjectNode reference, long from, Journal journal) {
        long total = post.video().length();
        long first = from;
        while (true) {
            long begin = first;
            long length = Math.min(settings.chunkBytes(), total - begin);
            if (begin + length >= total && !reference.path(FINISHING).asBoolean()) {
                reference.put(FINISHING, true);
                journal.reference(reference); // with the last byte it cannot be taken back
            }
            Map<String, String> headers = headers(post);
            headers.put("Content-Type", "video/mp4");
            headers.put("Content-Range", "bytes " + begin + "-" + (begin + length - 1) + "/" + total);
            RequestBody chunk = RequestBody.of(length, () -> post.video().open(begin, length));
            Answer answer = http.send("PUT", session(reference), headers, chunk);
            if (answer.isOk()) {
                journal.progress(total, total);
                return published(answer);
            }
            if (answer.status() != 308) {
                return new Unknown("upload_interrupted", "the upload to YouTube was interrupted", ASK_AGAIN);
            }
            first = received(answer);
            journal.progress(first, total);
        }
    }

    private static ObjectNode resource(Post post) {
        ObjectNode body = PlatformHttp.object();
        ObjectNode snippet = body.putObject("snippet");
        snippet.put("title", post.text("title")).put("description", post.text("description"));
        snippet.put("categoryId", post.params().path("categoryId").asText("22"));
        ArrayNode tags = snippet.putArray("tags");
        if (post.params().path("tags").isArray()) {
            tags.addAll((ArrayNode) post.params().get("tags"));
        }
        tags.add(YouTubeUploads.tag(post.id()));
        body.putObject("status")
                .put("privacyStatus", post.params().path("privacyStatus").asText("public"))
                .put(
                        "selfDeclaredMadeForKids",
                        post.params().path("madeForKids").asBoolean(false))
                .put("containsSyntheticMedia", true);
        return body;
    }

    private Outcome refusal(Answer answer) {
        if (answer.isUncertain()) {
            return new Retry("unavailable", "YouTube does not answer", Duration.ofMinutes(1));
        }
        String code = answer.json()
                .path("error")
                .path("errors")
                .path(0)
                .path("reason")
                .asText("http_" + answer.status());
        String message = answer.json().path("error").path("message").asText("YouTube refused the upload: " + code);
        if (answer.status() == 401) {
            return new Outcome.Reconnect(code, message);
        }
        return errors.outcome(Platform.YOUTUBE, code, message)
                .orElseGet(() -> new Retry(code, message, Duration.ofMinutes(5)));
    }

    private static Outcome published(Answer answer) {
        return published(answer.json().path("id").asText());
    }

    private static Outcome published(String id) {
        return new Published(id, "https://www.youtube.com/watch?v=" + id);
    }

    /** Bytes that the session has, by {@code Range: bytes=0-n}. */
    private static long received(Answer answer) {
        return answer.header("range")
                .map(range -> Long.parseLong(range.substring(range.lastIndexOf('-') + 1)) + 1)
                .orElse(0L);
    }

    private static Map<String, String> headers(Post post) {
        return new HashMap<>(PlatformHttp.bearer(post.account().accessToken()));
    }

    private static String session(ObjectNode reference) {
        return reference.path("session").asText();
    }
}
