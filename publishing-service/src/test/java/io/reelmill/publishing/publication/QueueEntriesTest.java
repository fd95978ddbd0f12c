package io.reelmill.publishing.publication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.Target;
import io.reelmill.publishing.channel.AccountTokens.RefreshUnavailableException;
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
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of entries that wait for their time. */
class QueueEntriesTest {

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
    void shouldGiveATimeToOneOfManyEntriesThatAreMovedThere() throws Exception {
        bed.account(Platform.YOUTUBE);
        bed.slot(2, "18:30");
        List<UUID> entries = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            entries.add(bed.service().order(bed.workspace, bed.order(false)));
        }

        for (int round = 1; round <= 5; round++) {
            Instant there = bed.clock.instant().plus(Duration.ofMinutes(round));
            List<Callable<Boolean>> moves = new ArrayList<>();
            entries.forEach(entry -> moves.add(() -> {
                bed.entries().move(bed.workspace, entry, there);
                return true;
            }));
            int moved = 0;
            for (Future<Boolean> move : threads.invokeAll(moves)) {
                try {
                    moved += move.get() ? 1 : 0;
                } catch (ExecutionException e) {
                    assertThat(e.getCause())
                            .isInstanceOf(InvalidFieldException.class)
                            .hasMessageContaining("another entry of the channel");
                }
            }
            assertThat(moved).isEqualTo(1);
        }
        assertThat(entries).extracting(id -> bed.entry(id).publishAt()).doesNotHaveDuplicates();
    }

    @Test
    void shouldSendWhatWasMissedWhileDownTheOldestFirst() {
        bed.account(Platform.YOUTUBE);
        for (String time : List.of("20:00", "18:30", "19:15")) {
            bed.slot(2, time);
        }
        List<UUID> entries = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            entries.add(bed.service().order(bed.workspace, bed.order(false)));
        }
        bed.entries()
                .move(bed.workspace, entries.get(0), Instant.parse("2027-06-01T19:00:00Z")); // the last of them now
        bed.clock.passTo(Instant.parse("2027-06-02T06:00:00Z"));

        List<UUID> sent = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            bed.attempt();
            entries.stream()
                    .filter(id -> !sent.contains(id) && bed.entry(id).status().equals("published"))
                    .forEach(sent::add);
        }

        assertThat(sent).containsExactly(entries.get(1), entries.get(2), entries.get(0));
        assertThat(platforms.posts()).isEqualTo(3);
    }

    @Test
    void shouldFailWithoutAPostWhenItsAccountWasDisconnected() {
        UUID account = bed.account(Platform.YOUTUBE);
        UUID id = bed.service().order(bed.workspace, bed.order(true));
        bed.jdbi.useHandle(handle -> handle.execute("DELETE FROM publishing.platform_accounts WHERE id = ?", account));

        Target target = bed.finish(id).targets().get(0);

        assertThat(target.status()).isEqualTo("failed");
        assertThat(target.code()).isEqualTo("reconnect_required");
        assertThat(platforms.posts()).isZero();
        assertThatThrownBy(() -> bed.service().order(bed.workspace, bed.order(true)))
                .hasMessageContaining("channelId must be a channel with at least one account");
    }

    @Test
    void shouldWaitWhenThePlatformGivesNoNewTokenNow() {
        UUID account = bed.account(Platform.YOUTUBE);
        bed.jdbi.useTransaction(tx -> bed.tokens.write(tx, account, new Tokens("old", "refresh", bed.clock.instant())));
        bed.refresh = (platform, token) -> {
            throw new RefreshUnavailableException("youtube gives no new access token now");
        };
        UUID id = bed.service().order(bed.workspace, bed.order(true));

        bed.attempt();

        assertThat(bed.entry(id).status()).isEqualTo("scheduled");
        assertThat(bed.entry(id).targets().get(0).code()).isEqualTo("token_unavailable");
        bed.refresh = (platform, token) ->
                Optional.of(new Tokens("new", "", bed.clock.instant().plus(Duration.ofHours(1))));
        assertThat(bed.finish(id).status()).isEqualTo("published");
    }
}
