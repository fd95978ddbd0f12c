package io.reelmill.publishing.platform;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.fetch.RequestBody;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.publishing.platform.Outcome.Failed;
import io.reelmill.publishing.platform.Outcome.Processing;
import io.reelmill.publishing.platform.Outcome.Published;
import io.reelmill.publishing.platform.Outcome.Retry;
import io.reelmill.publishing.platform.Outcome.Unknown;
import io.reelmill.publishing.platform.PlatformHttp.Answer;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * TikTok's Content Posting API, direct post with {@code FILE_UPLOAD}. The post happens by itself once the last chunk has
 * arrived, so {@code publish_id} is stored before the first one; from then on TikTok is asked how far the upload is.
 */
@Singleton
public class TikTokConnector implements Connector {

    private static final int MAX_TITLE = 2200;
    private static final Set<String> PRIVACY_LEVELS =
            Set.of("PUBLIC_TO_EVERYONE", "FOLLOWER_OF_CREATOR", "MUTUAL_FOLLOW_FRIENDS", "SELF_ONLY");
    private static final Duration ASK_AGAIN = Duration.ofSeconds(10);

    private final PlatformHttp http;
    private final ErrorTable errors;
    private final PlatformSettings settings;

    public TikTokConnector(SafeFetch fetch, ErrorTable errors, PlatformSettings settings) {
        this.http = new PlatformHttp(fetch, settings);
        this.errors = errors;
        this.settings = settings;
    }

    @Override
    public Platform platform() {
        return Platform.TIKTOK;
    }

    /** Superimposed brands and watermarks are forbidden by the guidelines of the Content Posting API. */
    @Override
    public boolean takesWatermarks() {
        return false;
    }

    @Override
    public void check(String field, ObjectNode params) {
        if (params.path("title").asText("").length() > MAX_TITLE) {
            throw InvalidFieldException.of(field + ".title", "bounds", "must have at most 2200 characters");
        }
        String privacy = params.path("privacy_level").asText("");
        if (!PRIVACY_LEVELS.contains(privacy)) {
            throw InvalidFieldException.of(
                    field + ".privacy_level",
                    privacy.isEmpty() ? "required" : "enum",
                    "must be one of PUBLIC_TO_EVERYONE, FOLLOWER_OF_CREATOR, MUTUAL_FOLLOW_FRIENDS, SELF_ONLY"
                            + " (it is never guessed; an account may have a default)");
        }
    }

    @Override
    public Outcome advance(Post post, Journal journal) {
        if (post.reference().isPresent()) {
            return resumed(post, post.reference().get(), journal);
        }
        Answer creator = call(post, "/v2/post/publish/creator_info/query/", PlatformHttp.object());
        Optional<Outcome> refused = refusal(creator);
        if (refused.isPresent()) {
            return refused.get();
        }
        if (!allows(creator.json().path("data"), post.text("privacy_level"))) {
            return new Failed(
                    "privacy_level_option_mismatch",
                    "the creator's settings do not allow privacy_level " + post.text("privacy_level"));
        }
        Answer begun = call(post, "/v2/post/publish/video/init/", order(post));
        refused = refusal(begun);
        if (refused.isPresent()) {
            return refused.get();
        }
        ObjectNode reference = PlatformHttp.object();
        reference.set("publish_id", begun.json().path("data").path("publish_id"));
        reference.set("upload_url", begun.json().path("data").path("upload_url"));
        journal.reference(reference);
        return upload(post, reference, 0, journal);
    }

    private Outcome resumed(Post post, ObjectNode reference, Journal journal) {
        ObjectNode which = PlatformHttp.object().put("publish_id", publishId(reference));
        Answer answer = call(post, "/v2/post/publish/status/fetch/", which);
        Optional<Outcome> refused = refusal(answer);
        if (refused.isPresent()) {
            // Only the question was refused: what became of the post is as unknown as before.
            return refused.get() instanceof Outcome.Reconnect reconnect
                    ? reconnect
                    : new Unknown("status_unavailable", "TikTok does not tell the state of the post", ASK_AGAIN);
        }
        JsonNode data = answer.json().path("data");
        return switch (data.path("status").asText()) {
            case "PUBLISH_COMPLETE" -> {
                String id = data.path("publicaly_available_post_id").path(0).asText("");
                String url = id.isEmpty()
                        ? null
                        : "https://www.tiktok.com/@" + post.account().username() + "/video/" + id;
                yield new Published(id.isEmpty() ? publishId(reference) : id, url);
            }
            case "FAILED" -> {
                String reason = data.path("fail_reason").asText("unknown");
                String message = "TikTok could not publish the video: " + reason;
                yield errors.outcome(Platform.TIKTOK, reason, message).orElseGet(() -> new Failed(reason, message));
            }
            case "PROCESSING_UPLOAD" -> {
                long there = data.path("uploaded_bytes").asLong(0);
                yield there >= post.video().length()
                        ? new Processing(ASK_AGAIN)
                        : upload(post, reference, there, journal);
            }
            default -> new Processing(ASK_AGAIN);
        };
    }

    private Outcome upload(Post post, ObjectNode reference, long from, Journal journal) {
        long total = post.video().length();
        long first = from;
        while (first < total) {
            long begin = first;
            long length = Chunks.length(begin, total, settings.chunkBytes());
            Map<String, String> headers = new HashMap<>();
            headers.put("Content-Type", "video/mp4");
            headers.put("Content-Range", "bytes " + begin + "-" + (begin + length - 1) + "/" + total);
            RequestBody chunk = RequestBody.of(length, () -> post.video().open(begin, length));
            Answer answer = http.send("PUT", reference.path("upload_url").asText(), headers, chunk);
            if (!answer.isOk()) {
                return new Unknown("upload_interrupted", "the upload to TikTok was interrupted", ASK_AGAIN);
            }
            first += length;
            journal.progress(first, total);
        }
        return new Processing(ASK_AGAIN);
    }

    private ObjectNode order(Post post) {
        ObjectNode body = PlatformHttp.object();
        ObjectNode info = body.putObject("post_info");
        info.put("title", post.text("title"))
                .put("privacy_level", post.text("privacy_level"))
                .put("is_aigc", true);
        for (String toggle : new String[] {"disable_duet", "disable_comment", "disable_stitch"}) {
            info.put(toggle, post.params().path(toggle).asBoolean(true)); // off unless the person turned it on
        }
        for (String disclosure : new String[] {"brand_content_toggle", "brand_organic_toggle"}) {
            info.put(disclosure, post.params().path(disclosure).asBoolean(false));
        }
        long total = post.video().length();
        body.putObject("source_info")
                .put("source", "FILE_UPLOAD")
                .put("video_size", total)
                .put("chunk_size", Math.min(total, settings.chunkBytes()))
                .put("total_chunk_count", Chunks.count(total, settings.chunkBytes()));
        return body;
    }

    private Answer call(Post post, String path, ObjectNode body) {
        return http.postJson(
                settings.tiktokUrl() + path, PlatformHttp.bearer(post.account().accessToken()), body);
    }

    /** Why a call was refused. Before the upload nothing can have been posted, whatever the reason. */
    private Optional<Outcome> refusal(Answer answer) {
        String code = answer.json().path("error").path("code").asText("");
        if (answer.isOk() && (code.isEmpty() || code.equals("ok"))) {
            return Optional.empty();
        }
        if (answer.isUncertain() || code.isEmpty()) {
            return Optional.of(new Retry("unavailable", "TikTok does not answer", Duration.ofMinutes(1)));
        }
        String message = answer.json().path("error").path("message").asText("TikTok refused the call: " + code);
        return Optional.of(errors.outcome(Platform.TIKTOK, code, message)
                .orElseGet(() -> new Retry(code, message, Duration.ofMinutes(5))));
    }

    private static boolean allows(JsonNode creator, String privacy) {
        for (JsonNode option : creator.path("privacy_level_options")) {
            if (option.asText().equals(privacy)) {
                return true;
            }
        }
        return false;
    }

    private static String publishId(ObjectNode reference) {
        return reference.path("publish_id").asText();
    }
}
