package io.reelmill.publishing.publication;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.Entry;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.encryption.SecretCipher;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.media.FolderStore;
import io.reelmill.media.SignedLinks;
import io.reelmill.outbox.Outbox;
import io.reelmill.publishing.TestSettings;
import io.reelmill.publishing.channel.AccountTokens;
import io.reelmill.publishing.channel.AccountTokens.Tokens;
import io.reelmill.publishing.platform.Connector;
import io.reelmill.publishing.platform.ErrorTable;
import io.reelmill.publishing.platform.FakePlatforms;
import io.reelmill.publishing.platform.InstagramConnector;
import io.reelmill.publishing.platform.PlatformSettings;
import io.reelmill.publishing.platform.TikTokConnector;
import io.reelmill.publishing.platform.YouTubeConnector;
import io.reelmill.publishing.setup.DatabaseConfiguration;
import io.reelmill.publishing.webhook.TestWebhookTarget;
import io.reelmill.testkit.TestPostgres;
import io.reelmill.testkit.VirtualClock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Publications without their threads, on a real database, a virtual clock and platforms of our own making. */
final class PublicationTestBed implements AutoCloseable {

    static final String VIDEO = "pid/1/video.mp4";
    /** TikTok's smallest, and a video that takes more than one of them. */
    static final int CHUNK = 5 << 20;

    static final int VIDEO_BYTES = 2 * CHUNK + 1000;

    private static final Jdbi DATABASE = DatabaseConfiguration.openMigrated(TestPostgres.dataSource());

    final UUID workspace = UUID.randomUUID();
    final UUID channel = UUID.randomUUID();
    final VirtualClock clock = new VirtualClock(Instant.parse("2027-06-01T06:00:00Z"));
    final Jdbi jdbi = DATABASE;
    final SecretCipher cipher = SecretCipher.of("k1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=");
    final PublicationSettings settings = TestSettings.of(PublicationSettings.class, Map.of());
    final AccountTokens tokens = new AccountTokens(jdbi, cipher, clock);
    final PublicationEvents events = new PublicationEvents(new Outbox("publishing", "/test", clock), clock);
    final SafeFetch outside = new SafeFetch(new UrlPolicy(AddressPolicy.of(true)));
    final List<Connector> connectors;
    final QueueListing listing = new QueueListing(jdbi);

    /** What the platforms answer for a new access token. */
    AccountTokens.Refresh refresh = (platform, token) -> Optional.empty();

    private final String hook;
    private final FolderStore media;
    private final SignedLinks links;

    PublicationTestBed(Path folder, FakePlatforms platforms) {
        PlatformSettings places = TestSettings.of(
                PlatformSettings.class,
                Map.of(
                        "reelmill.platforms.tiktok-url", platforms.url(),
                        "reelmill.platforms.youtube-url", platforms.url(),
                        "reelmill.platforms.instagram-url", platforms.url(),
                        "reelmill.platforms.chunk-bytes", Integer.toString(CHUNK)));
        platforms.tellTimeBy(clock);
        ErrorTable errors = new ErrorTable();
        connectors = List.of(
                new TikTokConnector(outside, errors, places),
                new YouTubeConnector(outside, errors, places, clock),
                new InstagramConnector(outside, errors, places, clock),
                TestWebhookTarget.of(outside, clock));
        hook = platforms.url() + "/hook";
        links = new SignedLinks("https://reels.example", new byte[32], Duration.ofDays(7), clock);
        try {
            media = new FolderStore(folder.resolve("media"));
            media.put(VIDEO, Files.write(folder.resolve("video"), new byte[VIDEO_BYTES]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        jdbi.useHandle(handle -> {
            handle.execute("TRUNCATE publishing.run_publications, publishing.tasks, publishing.publications,"
                    + " publishing.outbox CASCADE");
            handle.execute(
                    "INSERT INTO publishing.channels (id, workspace_id, name, time_zone, created_at) VALUES (?, ?, ?,"
                            + " ?, now())",
                    channel,
                    workspace,
                    "Main",
                    "Europe/Berlin");
        });
    }

    UUID account(Platform platform) {
        UUID id = UUID.randomUUID();
        jdbi.useTransaction(tx -> {
            tx.execute(
                    """
                    INSERT INTO publishing.platform_accounts
                           (id, workspace_id, channel_id, platform, external_id, username, state, created_at)
                    VALUES (?, ?, ?, ?, ?, 'anna', 'connected', now())\
                    """,
                    id,
                    workspace,
                    channel,
                    platform.wireName(),
                    platform == Platform.WEBHOOK ? hook : "ext-" + id);
            tokens.write(tx, id, new Tokens("token-of-anna", "refresh", null));
        });
        return id;
    }

    void slot(int day, String time) {
        jdbi.useHandle(handle -> handle.execute(
                "INSERT INTO publishing.slots (channel_id, day_of_week, time_of_day) VALUES (?, ?, CAST(? AS time))",
                channel,
                day,
                time));
    }

    PublicationService service() {
        return new PublicationService(
                jdbi, clock, targets(), new TargetAccounts(), new FreeSlots(clock), events, connectors);
    }

    QueueEntries entries() {
        return new QueueEntries(jdbi, clock, targets(), events);
    }

    SignedLinks links() {
        return links;
    }

    Targets targets() {
        return new Targets(jdbi, clock, settings, events);
    }

    PublicationWorker worker(Targets targets) {
        return new PublicationWorker(targets, tokens, refresh, connectors, media, links, outside, settings, clock);
    }

    PublicationOrder order(boolean now) {
        ObjectNode extra = ContractJson.mapper().createObjectNode();
        extra.put("title", "Cats").put("privacy_level", "SELF_ONLY").put("caption", "Cats");
        return order(now, extra);
    }

    PublicationOrder order(boolean now, ObjectNode extra) {
        return new PublicationOrder(
                UUID.randomUUID(),
                "https://reels.example/media/1/x/" + VIDEO,
                VIDEO,
                null,
                "pid",
                "Cats",
                false,
                channel,
                null,
                null,
                extra,
                now);
    }

    /** For the next free slot, of a video that is deleted at a time. */
    PublicationOrder orderKeptUntil(Instant end) {
        PublicationOrder own = order(false);
        return new PublicationOrder(
                own.id(),
                own.videoUrl(),
                VIDEO,
                end,
                own.pid(),
                own.name(),
                false,
                channel,
                null,
                null,
                own.extraParams(),
                false);
    }

    /** At once, of a film with a watermark. */
    PublicationOrder watermarkedOrder() {
        PublicationOrder own = order(true);
        return new PublicationOrder(
                own.id(),
                own.videoUrl(),
                VIDEO,
                null,
                own.pid(),
                own.name(),
                true,
                channel,
                null,
                null,
                own.extraParams(),
                true);
    }

    /** The same of a video that lies elsewhere. */
    PublicationOrder orderFrom(String url) {
        PublicationOrder own = order(true);
        return new PublicationOrder(
                UUID.randomUUID(), url, null, null, null, "Cats", false, channel, null, null, own.extraParams(), true);
    }

    /** The states that were told, in their order. */
    List<String> told() {
        return jdbi.withHandle(
                handle -> handle.createQuery("""
                        SELECT convert_from(body, 'UTF8')::json ->> 'status' FROM publishing.outbox ORDER BY id
                        """).mapTo(String.class).list());
    }

    Entry entry(UUID id) {
        return listing.find(workspace, id).orElseThrow();
    }

    /** Attempts one due target, if there is one. */
    void attempt() {
        Targets targets = targets();
        targets.claim().ifPresent(claim -> worker(targets).attempt(claim));
    }

    /** Attempts what is due and lets time pass, until every target of an entry has ended. */
    Entry finish(UUID id) {
        for (int i = 0; i < 60; i++) {
            attempt();
            Entry entry = entry(id);
            if (List.of("published", "failed").contains(entry.status())) {
                return entry;
            }
            clock.pass(Duration.ofSeconds(20));
        }
        return entry(id);
    }

    @Override
    public void close() {
        outside.close();
    }
}
