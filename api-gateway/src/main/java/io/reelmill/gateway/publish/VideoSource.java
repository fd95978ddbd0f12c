package io.reelmill.gateway.publish;

import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlDecision;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.settings.GatewaySettings;
import io.reelmill.gateway.upload.Upload;
import io.reelmill.gateway.upload.UploadService;
import io.reelmill.media.MediaStore;
import io.reelmill.media.SignedLinks;
import io.reelmill.media.VideoSignature;
import io.reelmill.media.service.MediaSettings;
import io.reelmill.projects.ProjectStore;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/** Finds the video that is to be published: a film or an uploaded video of the workspace, or one at any public address. */
@Singleton
class VideoSource {

    private static final String FIELD = "videoUrl";

    /** Which every platform takes. */
    private static final Set<String> PUBLISHED_TYPES = Set.of("video/mp4", "video/quicktime");

    private final GatewaySettings settings;
    private final MediaSettings storage;
    private final SignedLinks links;
    private final MediaStore media;
    private final ProjectStore projects;
    private final UploadService uploads;
    private final UrlPolicy policy;
    private final SafeFetch fetch;

    VideoSource(
            GatewaySettings settings,
            MediaSettings storage,
            SignedLinks links,
            MediaStore media,
            ProjectStore projects,
            UploadService uploads,
            UrlPolicy policy,
            SafeFetch fetch) {
        this.settings = settings;
        this.storage = storage;
        this.links = links;
        this.media = media;
        this.projects = projects;
        this.uploads = uploads;
        this.policy = policy;
        this.fetch = fetch;
    }

    /**
     * A video.
     *
     * @param key of the media store; null when it lies elsewhere
     * @param keptUntil when it is deleted; null when it is kept for ever or lies elsewhere
     * @param pid and {@code name} of its project; null when it lies elsewhere
     * @param watermarked whether it is known to carry a watermark
     */
    record Video(String url, String key, Instant keptUntil, String pid, String name, boolean watermarked) {}

    /**
     * Blocks for some seconds at most.
     *
     * @throws ApiException 400 when it is no video that can be fetched, 404 when it is another workspace's
     */
    Video find(UUID workspace, String url) {
        return Stream.concat(Stream.of(settings.publicUrl()), storage.cdnUrl().stream())
                .map(base -> base.replaceFirst("/$", "") + SignedLinks.PATH)
                .filter(url::startsWith)
                .findFirst()
                .map(own -> own(workspace, url, url.substring(own.length())))
                .orElseGet(() -> outside(workspace, url));
    }

    private Video own(UUID workspace, String url, String path) {
        String key = links.verify(path)
                .orElseThrow(() -> ApiException.invalid(
                        FIELD,
                        "expired_link",
                        FIELD + " must be a link of GET /status; this one has expired or is not genuine"));
        if (key.startsWith(UploadService.FOLDER)) {
            return uploaded(workspace, url, key);
        }
        String pid = key.substring(0, Math.max(0, key.indexOf('/')));
        ProjectSnapshot project = Optional.of(pid)
                .filter(Pid::isWellFormed)
                .flatMap(id -> projects.find(id, workspace))
                .orElseThrow(() -> ApiException.notFound(FIELD, FIELD + " names no video of this workspace"));
        if (project.sandbox()) {
            throw ApiException.invalid(
                    FIELD, "sandbox", FIELD + " must not be a film of a sandbox key: those are never published");
        }
        if (!key.endsWith(".mp4")) {
            throw notVideo();
        }
        if (projects.expiries().contain(key)) {
            throw ApiException.invalid(
                    FIELD,
                    "expired",
                    FIELD + " must be the video of a film that is still kept; this one has expired and was deleted");
        }
        try {
            boolean found = media.find(key).isPresent();
            if (!found && !project.status().isFinal()) {
                throw ApiException.invalid(
                        FIELD,
                        "not_ready",
                        FIELD + " must be the video of a finished project; this one is being rendered");
            }
            if (!found) {
                throw ApiException.notFound(FIELD, FIELD + " names a video that is no longer there");
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the media store cannot be read", e);
        }
        return new Video(url, key, project.expiresAt(), pid, project.name(), projects.isWatermarked(pid, key));
    }

    private Video uploaded(UUID workspace, String url, String key) {
        Upload upload = uploads.find(workspace, key)
                .orElseThrow(() -> ApiException.notFound(
                        FIELD, FIELD + " names no uploaded video of this workspace, or one that has expired"));
        if (!PUBLISHED_TYPES.contains(upload.contentType())) {
            throw notVideo();
        }
        return new Video(url, key, upload.expiresAt(), null, upload.fileName(), false);
    }

    private Video outside(UUID workspace, String url) {
        if (policy.forClient(workspace).judge(url) instanceof UrlDecision.Refused refused) {
            switch (refused.reason()) {
                case BUSY -> throw ApiException.unavailable(FIELD + " " + refused.message());
                case BLOCKED -> throw ApiException.invalid(FIELD, "blocked_url", FIELD + " " + refused.message());
                case UNREACHABLE -> throw unreachable(refused.message());
                default -> throw ApiException.invalid(FIELD, "url", FIELD + " " + refused.message());
            }
        }
        Fetched answer = fetch.part(url, 0, VideoSignature.LENGTH, Limits.probe());
        if (answer instanceof Fetched.Refused refused) {
            throw ApiException.invalid(FIELD, "blocked_url", FIELD + " " + refused.message());
        }
        if (!(answer instanceof Fetched.Success success)) {
            throw unreachable("must be reachable: it " + ((Fetched.Failed) answer).message());
        }
        if (!success.isOk()) {
            throw unreachable("must be reachable; its server answers " + success.status());
        }
        String type = success.header("content-type").orElse("").toLowerCase(Locale.ROOT);
        boolean mayBe = type.startsWith("video/") || type.isEmpty() || type.startsWith("application/octet-stream");
        if (!mayBe || !VideoSignature.isVideo(success.body())) {
            throw notVideo();
        }
        return new Video(success.url().toString(), null, null, null, null, false);
    }

    private static ApiException unreachable(String words) {
        return ApiException.invalid(FIELD, "unreachable_url", FIELD + " " + words);
    }

    private static ApiException notVideo() {
        return ApiException.invalid(FIELD, "not_a_video", FIELD + " must lead to a video; what is there is none");
    }
}
