package io.reelmill.publishing.publication;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.arc.All;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.media.MediaStore;
import io.reelmill.media.SignedLinks;
import io.reelmill.media.StoredMedia;
import io.reelmill.media.VideoSignature;
import io.reelmill.publishing.channel.AccountTokens;
import io.reelmill.publishing.channel.AccountTokens.Credentials;
import io.reelmill.publishing.channel.AccountTokens.RefreshUnavailableException;
import io.reelmill.publishing.platform.Connector;
import io.reelmill.publishing.platform.Journal;
import io.reelmill.publishing.platform.Outcome;
import io.reelmill.publishing.platform.Post;
import io.reelmill.publishing.queue.Claim;
import io.reelmill.publishing.queue.LaneActivity;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/** Attempts one target: takes its post as far as it can be taken now. */
@Singleton
class PublicationWorker {

    private static final Logger LOG = Logger.getLogger(PublicationWorker.class);
    private static final Duration PAUSE = Duration.ofMinutes(1);

    private final Targets targets;
    private final AccountTokens tokens;
    private final AccountTokens.Refresh refresh;
    private final Map<Platform, Connector> connectors;
    private final MediaStore media;
    private final SignedLinks links;
    private final SafeFetch outside;
    private final PublicationSettings settings;
    private final LaneActivity activity;
    private final Clock clock;

    PublicationWorker(
            Targets targets,
            AccountTokens tokens,
            AccountTokens.Refresh refresh,
            @All List<Connector> connectors,
            MediaStore media,
            SignedLinks links,
            SafeFetch outside,
            PublicationSettings settings,
            Clock clock) {
        this.targets = targets;
        this.tokens = tokens;
        this.refresh = refresh;
        this.connectors = connectors.stream().collect(Collectors.toMap(Connector::platform, Function.identity()));
        this.media = media;
        this.links = links;
        this.outside = outside;
        this.settings = settings;
        this.activity = new LaneActivity(clock);
        this.clock = clock;
    }

    LaneActivity activity() {
        return activity;
    }

    void attempt(Claim claim) {
        Optional<ClaimedTarget> begun = targets.begin(claim);
        if (begun.isEmpty()) {
            return;
        }
        ClaimedTarget work = begun.get();
        Outcome outcome;
        try {
            outcome = outcome(work);
        } catch (Journal.LeaseLostException e) {
            LOG.warnf("publication attempt ended: target=%s: %s", claim.id(), e.getMessage());
            return;
        } catch (RuntimeException e) {
            LOG.errorf(e, "publication attempt broke off: target=%s", claim.id());
            outcome = new Outcome.Unknown("internal_error", "the attempt broke off", PAUSE);
        }
        if (outcome instanceof Outcome.Reconnect) {
            tokens.requireReconnect(work.accountId());
        }
        boolean written = targets.settle(claim, outcome);
        LOG.infof(
                "publication attempt ended: target=%s platform=%s outcome=%s%s",
                claim.id(), work.platform().wireName(), outcome, written ? "" : " (lease lost, not written)");
    }

    private Outcome outcome(ClaimedTarget work) {
        boolean missed =
                work.first() && work.publishAt().plus(settings.maxLateness()).isBefore(clock.instant());
        if (missed) {
            return new Outcome.Failed("missed", "its time passed while the service was down");
        }
        Optional<Credentials> account;
        try {
            account = tokens.usable(work.accountId(), refresh);
        } catch (RefreshUnavailableException e) {
            return later(work, "token_unavailable", e.getMessage());
        }
        if (account.isEmpty()) {
            return new Outcome.Reconnect("reconnect_required", "the account has to be connected again");
        }
        Connector connector = connectors.get(work.platform());
        if (!connector.uploads()) {
            return connector.advance(post(work, account.get(), null), journal(work.claim()));
        }
        try {
            return work.mediaKey() == null
                    ? uploadFromOutside(connector, work, account.get())
                    : upload(connector, work, account.get());
        } catch (IOException e) {
            throw new UncheckedIOException("the video could not be read", e);
        }
    }

    private Outcome upload(Connector connector, ClaimedTarget work, Credentials account) throws IOException {
        Optional<StoredMedia> video = media.find(work.mediaKey());
        return video.isEmpty()
                ? new Outcome.Failed("video_gone", "the video is no longer there")
                : connector.advance(post(work, account, video.get()), journal(work.claim()));
    }

    private Outcome uploadFromOutside(Connector connector, ClaimedTarget work, Credentials account) throws IOException {
        Path file = Files.createTempFile("publication", ".mp4");
        try {
            Fetched fetched = outside.download(work.videoUrl(), file, Limits.media());
            if (!(fetched instanceof Fetched.Success answer) || !answer.isOk()) {
                return later(work, "video_unreachable", "the video could not be fetched from its URL");
            }
            if (!isVideo(file)) {
                // A connector that has begun knows what the platform has; what is at the address now does not tell.
                return work.reference().isPresent()
                        ? new Outcome.Unknown("not_a_video", "what its URL leads to now is no video", PAUSE)
                        : new Outcome.Failed("not_a_video", "what its URL leads to is no video");
            }
            return connector.advance(post(work, account, StoredMedia.of(file)), journal(work.claim()));
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private static boolean isVideo(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return VideoSignature.isVideo(in.readNBytes(VideoSignature.LENGTH));
        }
    }

    /** The platform was not asked. An earlier attempt may have posted it already: then this says nothing about the post. */
    private static Outcome later(ClaimedTarget work, String code, String message) {
        return work.reference().isPresent()
                ? new Outcome.Unknown(code, message, PAUSE)
                : new Outcome.Retry(code, message, PAUSE);
    }

    private Post post(ClaimedTarget work, Credentials account, StoredMedia video) {
        String url = work.mediaKey() == null ? work.videoUrl() : links.link(work.mediaKey());
        return new Post(work.claim().id(), account, video, url, work.params(), work.reference(), work.interrupted());
    }

    private Journal journal(Claim claim) {
        return new Journal() {
            @Override
            public void reference(ObjectNode reference) {
                moved(targets.reference(claim, reference));
            }

            @Override
            public void progress(long sent, long total) {
                moved(targets.progress(claim, (int) (100 * sent / total)));
            }

            private void moved(boolean held) {
                if (!held) {
                    throw new LeaseLostException();
                }
                activity.moved(claim.lane());
            }
        };
    }
}
