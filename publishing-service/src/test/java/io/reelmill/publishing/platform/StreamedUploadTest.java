package io.reelmill.publishing.platform;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.media.StoredMedia;
import io.reelmill.publishing.TestSettings;
import io.reelmill.publishing.channel.AccountTokens.Credentials;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A video goes from the media store to the platform as fast as the platform takes it, and is never held in memory. */
class StreamedUploadTest {

    private static final int VIDEO_BYTES = 60 << 20;

    /** More than the buffers of both sockets, and far less than the video. */
    private static final long MAX_AHEAD = 16 << 20;

    private final FakePlatforms platforms = new FakePlatforms();
    private final SafeFetch fetch = new SafeFetch(new UrlPolicy(AddressPolicy.of(true)));
    private final AtomicLong opened = new AtomicLong();
    private final AtomicLong received = new AtomicLong();
    private final AtomicLong furthestAhead = new AtomicLong();

    @AfterEach
    void close() {
        fetch.close();
        platforms.close();
    }

    @Test
    void shouldReadTheVideoNoFasterThanTikTokTakesIt() {
        assertIsStreamedBy(new TikTokConnector(fetch, new ErrorTable(), settings()), Platform.TIKTOK);
    }

    @Test
    void shouldReadTheVideoNoFasterThanYouTubeTakesIt() {
        assertIsStreamedBy(
                new YouTubeConnector(fetch, new ErrorTable(), settings(), Clock.systemUTC()), Platform.YOUTUBE);
    }

    private void assertIsStreamedBy(Connector connector, Platform platform) {
        platforms.tellReading(
                length -> furthestAhead.accumulateAndGet(opened.get() - received.addAndGet(length), Math::max));
        ObjectNode params =
                ContractJson.mapper().createObjectNode().put("title", "Cats").put("privacy_level", "SELF_ONLY");
        var account = new Credentials(UUID.randomUUID(), UUID.randomUUID(), platform, "ext", "anna", "token");

        connector.advance(
                new Post(UUID.randomUUID(), account, new Video(), "", params, Optional.empty(), false),
                new Forgetful());

        assertThat(platforms.posts()).isEqualTo(1);
        assertThat(opened).hasValue(VIDEO_BYTES);
        assertThat(furthestAhead.get())
                .as("bytes read before the platform took them")
                .isLessThan(MAX_AHEAD);
    }

    /** The whole video in one request. */
    private PlatformSettings settings() {
        Map<String, String> values = Map.of(
                "reelmill.platforms.tiktok-url", platforms.url(),
                "reelmill.platforms.youtube-url", platforms.url(),
                "reelmill.platforms.chunk-bytes", Integer.toString(VIDEO_BYTES));
        return TestSettings.of(PlatformSettings.class, values);
    }

    /** Counts the bytes that are read of it. */
    private final class Video implements StoredMedia {

        @Override
        public long length() {
            return VIDEO_BYTES;
        }

        @Override
        public Instant modified() {
            return Instant.EPOCH;
        }

        @Override
        public InputStream open(long first, long length) {
            return new FilterInputStream(InputStream.nullInputStream()) {
                private long left = length;

                @Override
                public int read() throws IOException {
                    byte[] one = new byte[1];
                    return read(one, 0, 1) < 0 ? -1 : one[0];
                }

                @Override
                public int read(byte[] into, int offset, int wanted) {
                    int count = (int) Math.min(left, wanted);
                    left -= count;
                    opened.addAndGet(count);
                    return count == 0 && wanted > 0 ? -1 : count;
                }
            };
        }
    }

    private static final class Forgetful implements Journal {

        @Override
        public void reference(ObjectNode reference) {}

        @Override
        public void progress(long sent, long total) {}
    }
}
