package io.reelmill.publishing.publication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.Entry;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.contracts.publishing.PublishingApi.TargetOrder;
import io.reelmill.encryption.SecretCipher;
import io.reelmill.publishing.channel.AccountTokens;
import io.reelmill.publishing.channel.AccountTokens.Credentials;
import io.reelmill.publishing.channel.AccountTokens.Tokens;
import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.publishing.platform.FakePlatforms;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublicationServiceTest {

    @TempDir
    Path folder;

    private final FakePlatforms platforms = new FakePlatforms();
    private final ExecutorService threads = Executors.newFixedThreadPool(8);
    private PublicationTestBed bed;

    @BeforeEach
    void open() {
        bed = new PublicationTestBed(folder, platforms);
    }

    @AfterEach
    void close() {
        threads.shutdownNow();
        bed.close();
        platforms.close();
    }

    @Test
    void shouldGiveNoSlotTwiceWhenManyCallsRace() throws Exception {
        bed.account(Platform.YOUTUBE);
        bed.slot(2, "18:30");
        bed.slot(5, "09:00");
        List<Callable<UUID>> calls = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            calls.add(() -> bed.service().order(bed.workspace, bed.order(false)));
        }

        List<Instant> times = new ArrayList<>();
        for (Future<UUID> call : threads.invokeAll(calls)) {
            times.add(bed.entry(call.get()).publishAt());
        }

        assertThat(times).hasSize(50).doesNotHaveDuplicates();
        assertThat(times.stream().min(Instant::compareTo)).contains(Instant.parse("2027-06-01T16:30:00Z"));
    }

    @Test
    void shouldRefuseAChannelWithoutSlots() {
        bed.account(Platform.YOUTUBE);

        assertRefused(bed.order(false), "channelName must be a channel with at least one slot");
    }

    @Test
    void shouldRefuseNeitherAndBothOfChannelAndAccounts() {
        bed.account(Platform.YOUTUBE);
        TargetOrder youtube = new TargetOrder(Platform.YOUTUBE, "anna", null);

        assertRefused(order(null, null, List.of()), "channelName is required");
        assertRefused(order(bed.channel, null, List.of(youtube)), "channelName must not be given together with");
        assertRefused(order(UUID.randomUUID(), null, List.of()), "channelId names no channel of this workspace");
        assertRefused(order(null, "other", List.of()), "channelName names no channel of this workspace");
        assertRefused(
                order(null, null, List.of(new TargetOrder(Platform.TIKTOK, "anna", null))),
                "tiktok names no account of this workspace");
    }

    @Test
    void shouldFindAnAccountByNameAndId() {
        UUID account = bed.account(Platform.YOUTUBE);

        for (String text : List.of("anna", "@Anna", account.toString(), "ext-" + account)) {
            UUID id = bed.service()
                    .order(bed.workspace, order(null, null, List.of(new TargetOrder(Platform.YOUTUBE, text, null))));
            assertThat(bed.entry(id).targets()).extracting(t -> t.accountId()).containsExactly(account);
        }
    }

    @Test
    void shouldNameTheFieldThatBreaksAPlatformsRules() {
        bed.account(Platform.TIKTOK);
        ObjectNode none = ContractJson.mapper().createObjectNode();

        assertRefused(
                order(null, null, List.of(new TargetOrder(Platform.TIKTOK, "anna", none))),
                "tiktok.privacy_level must");
        ObjectNode caption = ContractJson.mapper().createObjectNode().put("caption", "#a ".repeat(31));
        bed.account(Platform.INSTAGRAM);
        assertRefused(
                order(null, null, List.of(new TargetOrder(Platform.INSTAGRAM, "anna", caption))),
                "instagram.caption must have at most 30 hashtags");
        assertTooLong(Platform.INSTAGRAM, "caption", 2200);
        bed.account(Platform.YOUTUBE);
        assertTooLong(Platform.YOUTUBE, "title", 100);
        assertTooLong(Platform.YOUTUBE, "description", 5000);
        assertTooLong(Platform.TIKTOK, "title", 2200);
        assertThat(bed.listing.list(bed.workspace, 10, 0))
                .as("nothing half scheduled")
                .isEmpty();
    }

    @Test
    void shouldDeferAnEntryWhoseQuotaIsUsedUp() {
        bed.account(Platform.INSTAGRAM);
        platforms.quotaIsUsed(25);
        UUID id = bed.service().order(bed.workspace, bed.order(true));
        Targets targets = bed.targets();

        for (int i = 0; i < 20; i++) {
            targets.claim().ifPresent(claim -> bed.worker(targets).attempt(claim));
            bed.clock.pass(Duration.ofHours(1));
        }
        assertThat(bed.entry(id).status()).isEqualTo("scheduled");
        assertThat(bed.entry(id).targets().get(0).code()).isEqualTo("quota");

        platforms.quotaIsUsed(24);
        assertThat(bed.finish(id).status()).isEqualTo("published");
        assertThat(platforms.posts()).isEqualTo(1);
    }

    @Test
    void shouldAskForAReconnectAndGoOnAfterwards() {
        UUID account = bed.account(Platform.TIKTOK);
        platforms.tiktokAnswers("access_token_invalid");
        UUID id = bed.service().order(bed.workspace, bed.order(true));

        Entry failed = bed.finish(id);
        assertThat(failed.targets().get(0).code()).isEqualTo("reconnect_required");
        assertRefused(bed.order(true), "has to be connected again");

        platforms.tiktokAnswers("ok");
        bed.jdbi.useTransaction(tx -> bed.tokens.write(tx, account, new Tokens("new", "", null)));
        bed.entries().retry(bed.workspace, id);
        assertThat(bed.finish(id).status()).isEqualTo("published");
        assertThat(platforms.lastInit()).contains("\"is_aigc\":true").contains("\"brand_organic_toggle\":false");
    }

    @Test
    void shouldNotSendWhatWasMissedForTooLong() {
        bed.account(Platform.YOUTUBE);
        UUID id = bed.service().order(bed.workspace, bed.order(true));
        bed.clock.pass(bed.settings.maxLateness().plusSeconds(1));

        assertThat(bed.finish(id).targets().get(0).code()).isEqualTo("missed");
        assertThat(platforms.posts()).isZero();
    }

    @Test
    void shouldTellWhatBecomesOfAPublicationOnce() {
        bed.account(Platform.YOUTUBE);

        bed.finish(bed.service().order(bed.workspace, bed.order(true)));

        assertThat(bed.told()).containsExactly("scheduled", "published");
    }

    @Test
    void shouldScheduleNothingAfterItsVideoIsDeleted() {
        bed.account(Platform.YOUTUBE);
        bed.slot(2, "18:30");
        UUID kept = bed.service().order(bed.workspace, bed.order(false));
        Instant slot = bed.entry(kept).publishAt();

        assertRefused(bed.orderKeptUntil(slot), "the video is deleted at " + slot);
        UUID entry = bed.service().order(bed.workspace, bed.orderKeptUntil(slot.plus(Duration.ofDays(8))));

        assertThatThrownBy(() -> bed.entries().move(bed.workspace, entry, slot.plus(Duration.ofDays(9))))
                .hasMessageStartingWith("publishAt would be published at");
        bed.entries().move(bed.workspace, entry, slot.plusSeconds(60));
        assertThat(bed.entry(entry).publishAt()).isEqualTo(slot.plusSeconds(60));
    }

    @Test
    void shouldMoveAndRemoveOnlyWhatHasNotBeenSent() {
        bed.account(Platform.YOUTUBE);
        bed.slot(2, "18:30");
        UUID first = bed.service().order(bed.workspace, bed.order(false));
        UUID second = bed.service().order(bed.workspace, bed.order(false));
        Instant taken = bed.entry(first).publishAt();

        assertThatThrownBy(() -> bed.entries().move(bed.workspace, second, taken))
                .hasMessageContaining("another entry");
        assertThatThrownBy(() -> bed.entries()
                        .move(bed.workspace, second, bed.clock.instant().minusSeconds(1)))
                .hasMessageContaining("past");
        assertThatThrownBy(() -> bed.entries().remove(UUID.randomUUID(), second))
                .hasMessageContaining("no entry");
        Instant sooner = bed.clock.instant().plusSeconds(90);
        bed.entries().move(bed.workspace, second, sooner);
        assertThat(bed.entry(second).publishAt()).isEqualTo(sooner);

        bed.entries().remove(bed.workspace, first);
        assertThat(bed.listing.find(bed.workspace, first)).isEmpty();
        assertThat(bed.finish(second).status()).isEqualTo("published");
        assertThat(platforms.posts()).isEqualTo(1);
        assertThatThrownBy(() -> bed.entries().remove(bed.workspace, second)).hasMessageContaining("published");
    }

    @Test
    void shouldRefreshATokenOnceForManyCallersAndKeepWhatIsNotReplaced() throws Exception {
        UUID account = bed.account(Platform.YOUTUBE);
        bed.jdbi.useTransaction(tx -> bed.tokens.write(tx, account, new Tokens("old", "refresh", bed.clock.instant())));
        AtomicInteger asked = new AtomicInteger();
        List<Callable<Optional<Credentials>>> calls = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            calls.add(() -> bed.tokens.usable(account, (platform, refresh) -> {
                assertThat(refresh).isEqualTo("refresh");
                asked.incrementAndGet();
                return Optional.of(new Tokens("new", "", bed.clock.instant().plusSeconds(3600)));
            }));
        }

        for (Future<Optional<Credentials>> call : threads.invokeAll(calls)) {
            assertThat(call.get().orElseThrow().accessToken()).isEqualTo("new");
        }

        assertThat(asked).hasValue(1);
        bed.clock.pass(Duration.ofHours(1));
        assertThat(bed.tokens.usable(account, (platform, refresh) -> {
                    assertThat(refresh).isEqualTo("refresh");
                    return Optional.empty();
                }))
                .isEmpty();
        String stored = bed.jdbi.withHandle(handle -> handle.createQuery(
                        "SELECT access_token || refresh_token FROM publishing.platform_accounts WHERE id = ?")
                .bind(0, account)
                .mapTo(String.class)
                .one());
        assertThat(stored).startsWith("enc:v1:").doesNotContain("new").doesNotContain("refresh");
    }

    @Test
    void shouldEncryptEveryTokenAgainAfterTheKeyWasReplaced() {
        UUID account = bed.account(Platform.YOUTUBE);
        UUID unreadable = bed.account(Platform.TIKTOK);
        bed.jdbi.useHandle(handle -> handle.execute(
                "UPDATE publishing.platform_accounts SET access_token = 'enc:v1:lost:AAAA' WHERE id = ?", unreadable));
        String newKey = "k2:BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA=";
        String oldKey = "k1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";

        AccountTokens rotating = new AccountTokens(bed.jdbi, SecretCipher.of(newKey + "," + oldKey), bed.clock);
        assertThat(rotating.encryptAgain()).isPositive();
        assertThat(rotating.encryptAgain()).isZero();

        AccountTokens afterwards = new AccountTokens(bed.jdbi, SecretCipher.of(newKey), bed.clock);
        assertThat(afterwards.usable(account, (platform, refresh) -> Optional.empty()))
                .hasValueSatisfying(c -> assertThat(c.accessToken()).isEqualTo("token-of-anna"));
    }

    private PublicationOrder order(UUID channel, String name, List<TargetOrder> targets) {
        return new PublicationOrder(
                UUID.randomUUID(),
                "https://reels.example/v.mp4",
                PublicationTestBed.VIDEO,
                null,
                "pid",
                "Cats",
                false,
                channel,
                name,
                targets,
                null,
                true);
    }

    private void assertTooLong(Platform platform, String field, int max) {
        ObjectNode params = ContractJson.mapper().createObjectNode().put("privacy_level", "SELF_ONLY");
        params.put(field, "x".repeat(max + 1));
        assertRefused(
                order(null, null, List.of(new TargetOrder(platform, "anna", params))),
                platform.wireName() + "." + field + " must have at most " + max + " characters");
    }

    private void assertRefused(PublicationOrder order, String message) {
        assertThatThrownBy(() -> bed.service().order(bed.workspace, order))
                .isInstanceOf(InvalidFieldException.class)
                .hasMessageContaining(message);
    }
}
