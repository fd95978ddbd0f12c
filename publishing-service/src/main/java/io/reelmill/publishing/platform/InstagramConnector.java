package io.reelmill.publishing.platform;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.publishing.platform.InstagramReels.Reel;
import io.reelmill.publishing.platform.Outcome.Deferred;
import io.reelmill.publishing.platform.Outcome.Failed;
import io.reelmill.publishing.platform.Outcome.Processing;
import io.reelmill.publishing.platform.Outcome.Published;
import io.reelmill.publishing.platform.Outcome.Reconnect;
import io.reelmill.publishing.platform.Outcome.Retry;
import io.reelmill.publishing.platform.Outcome.Unknown;
import io.reelmill.publishing.platform.PlatformHttp.Answer;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Instagram's Graph API, reels. A container is made, which Instagram fills from the video's address; then it is published. The
 * container's id is stored as soon as it is known, and its state is asked for before it is published: one that is {@code
 * PUBLISHED} is not published again. The id of the reel is another one: stored when Instagram answers, and looked for among the
 * account's media when that answer was lost.
 */
@Singleton
public class InstagramConnector implements Connector {

    private static final int MAX_CAPTION = 2200;
    private static final int MAX_HASHTAGS = 30;
    private static final Pattern HASHTAG = Pattern.compile("#[\\p{L}\\p{N}_]+");
    private static final Duration ASK_AGAIN = Duration.ofSeconds(10);
    private static final Duration QUOTA_PAUSE = Duration.ofHours(1);
    private static final Duration SEARCH_AGAIN = Duration.ofMinutes(2);

    /** By then a published reel is listed among the account's media. */
    private static final Duration LISTED_WITHIN = Duration.ofMinutes(15);

    /** How far Instagram's clock may be behind ours. */
    private static final Duration CLOCK_DIFFERENCE = Duration.ofMinutes(2);

    private static final String MADE_AT = "madeAt";
    private static final String SEARCHED_SINCE = "searchedSince";
    private static final String MEDIA = "media";

    private final PlatformHttp http;
    private final ErrorTable errors;
    private final PlatformSettings settings;
    private final InstagramReels reels;
    private final Clock clock;

    public InstagramConnector(SafeFetch fetch, ErrorTable errors, PlatformSettings settings, Clock clock) {
        this.http = new PlatformHttp(fetch, settings);
        this.reels = new InstagramReels(http, settings.instagramUrl());
        this.clock = clock;
        this.errors = errors;
        this.settings = settings;
    }

    @Override
    public Platform platform() {
        return Platform.INSTAGRAM;
    }

    @Override
    public boolean uploads() {
        return false;
    }

    @Override
    public void check(String field, ObjectNode params) {
        String caption = params.path("caption").asText("");
        if (caption.length() > MAX_CAPTION) {
            throw InvalidFieldException.of(field + ".caption", "bounds", "must have at most 2200 characters");
        }
        if (HASHTAG.matcher(caption).results().count() > MAX_HASHTAGS) {
            throw InvalidFieldException.of(field + ".caption", "bounds", "must have at most 30 hashtags");
        }
    }

    @Override
    public Outcome advance(Post post, Journal journal) {
        if (post.reference().isPresent()) {
            return resumed(post, post.reference().get(), journal);
        }
        Optional<Outcome> full = quota(post);
        if (full.isPresent()) {
            return full.get();
        }
        return begin(post, journal);
    }

    private Outcome begin(Post post, Journal journal) {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("media_type", "REELS");
        form.put("video_url", post.videoUrl());
        form.put("caption", post.text("caption"));
        form.put(
                "share_to_feed",
                Boolean.toString(post.params().path("share_to_feed").asBoolean(true)));
        form.put("access_token", post.account().accessToken());
        Instant now = clock.instant();
        Answer made = http.postForm(user(post) + "/media", form);
        String container = made.json().path("id").asText("");
        if (!made.isOk() || container.isEmpty()) {
            return refusal(made); // at worst a container nobody publishes, which ends by itself
        }
        journal.reference(PlatformHttp.object().put("container", container).put(MADE_AT, now.toString()));
        return new Processing(ASK_AGAIN);
    }

    private Outcome resumed(Post post, ObjectNode reference, Journal journal) {
        if (reference.has(MEDIA)) {
            return published(post, reference.path(MEDIA).asText());
        }
        String container = reference.path("container").asText();
        Answer answer = http.get(
                settings.instagramUrl() + "/" + container + "?"
                        + PlatformHttp.encode(Map.of(
                                "fields",
                                "status_code,status",
                                "access_token",
                                post.account().accessToken())),
                Map.of());
        if (!answer.isOk()) {
            return refusal(answer) instanceof Reconnect reconnect
                    ? reconnect
                    : new Unknown("status_unavailable", "Instagram does not tell the state of the post", ASK_AGAIN);
        }
        return switch (answer.json().path("status_code").asText()) {
            case "PUBLISHED" -> searched(post, reference, journal);
            case "FINISHED" -> publish(post, reference, journal);
            case "EXPIRED" -> begin(post, journal); // it was never published
            case "ERROR" -> failed(answer.json());
            default -> new Processing(ASK_AGAIN);
        };
    }

    /** It is published, and the answer that told its id was lost. */
    private Outcome searched(Post post, ObjectNode reference, Journal journal) {
        // A reference of a former version has no time: then nothing tells this reel from others.
        List<Reel> found = reference.has(MADE_AT)
                ? reels.find(
                        post, Instant.parse(reference.path(MADE_AT).asText()).minus(CLOCK_DIFFERENCE))
                : List.of();
        if (found.size() == 1) {
            return new Published(found.get(0).id(), found.get(0).permalink());
        }
        if (!reference.has(SEARCHED_SINCE)) {
            reference.put(SEARCHED_SINCE, clock.instant().toString());
            journal.reference(reference);
        }
        Instant since = Instant.parse(reference.path(SEARCHED_SINCE).asText());
        return found.isEmpty() && reference.has(MADE_AT) && clock.instant().isBefore(since.plus(LISTED_WITHIN))
                ? new Unknown("not_listed", "the reel is published and not yet among the account's media", SEARCH_AGAIN)
                : new Published(null, null); // that it is there is certain, which one it is is not
    }

    private Outcome publish(Post post, ObjectNode reference, Journal journal) {
        String container = reference.path("container").asText();
        Answer answer = http.postForm(
                user(post) + "/media_publish",
                Map.of("creation_id", container, "access_token", post.account().accessToken()));
        String media = answer.json().path("id").asText("");
        if (answer.isOk() && !media.isEmpty()) {
            journal.reference(reference.put(MEDIA, media));
            return published(post, media);
        }
        if (answer.isUncertain()) {
            return new Unknown("publish_interrupted", "Instagram did not say whether it published the reel", ASK_AGAIN);
        }
        Outcome refusal = refusal(answer);
        return refusal instanceof Retry retry
                ? new Unknown(retry.code(), retry.message(), retry.after()) // ask for its state before publishing again
                : refusal;
    }

    private Outcome published(Post post, String media) {
        Answer answer = http.get(
                settings.instagramUrl() + "/" + media + "?"
                        + PlatformHttp.encode(Map.of(
                                "fields",
                                "permalink",
                                "access_token",
                                post.account().accessToken())),
                Map.of());
        return new Published(media, answer.json().path("permalink").asText(null));
    }

    private Optional<Outcome> quota(Post post) {
        Answer answer = http.get(
                user(post) + "/content_publishing_limit?"
                        + PlatformHttp.encode(Map.of(
                                "fields",
                                "config,quota_usage",
                                "access_token",
                                post.account().accessToken())),
                Map.of());
        if (!answer.isOk()) {
            return Optional.of(refusal(answer));
        }
        JsonNode limit = answer.json().path("data").path(0);
        long total = limit.path("config").path("quota_total").asLong(25);
        return limit.path("quota_usage").asLong(0) >= total
                ? Optional.of(
                        new Deferred("quota", "the account has used its " + total + " posts of 24 hours", QUOTA_PAUSE))
                : Optional.empty();
    }

    private Outcome failed(JsonNode container) {
        String status = container.path("status").asText("");
        String code = status.replaceAll("[^0-9]", "");
        String message = "Instagram could not take the video: " + status;
        return errors.outcome(Platform.INSTAGRAM, code, message)
                .orElseGet(() -> new Failed("container_error", message));
    }

    private Outcome refusal(Answer answer) {
        JsonNode error = answer.json().path("error");
        if (answer.isUncertain() && error.isMissingNode()) {
            return new Retry("unavailable", "Instagram does not answer", Duration.ofMinutes(1));
        }
        String message =
                error.path("error_user_msg").asText(error.path("message").asText("Instagram refused the call"));
        String subcode = error.path("error_subcode").asText("");
        String code = error.path("code").asText("");
        return errors.outcome(Platform.INSTAGRAM, subcode, message)
                .or(() -> errors.outcome(Platform.INSTAGRAM, code, message))
                .orElseGet(() -> new Retry(code, message, Duration.ofMinutes(5)));
    }

    private String user(Post post) {
        return settings.instagramUrl() + "/"
                + PlatformHttp.encode(post.account().externalId());
    }
}
