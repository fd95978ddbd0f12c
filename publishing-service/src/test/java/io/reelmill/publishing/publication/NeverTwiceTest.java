package io.reelmill.publishing.publication;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.Entry;
import io.reelmill.publishing.platform.FakePlatforms;
import io.reelmill.publishing.platform.Outcome;
import io.reelmill.publishing.queue.Claim;
import java.nio.file.Path;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A worker dies at every step of every connector, before the step is done and after it. */
class NeverTwiceTest {

    @TempDir
    Path folder;

    private final FakePlatforms platforms = new FakePlatforms();
    private PublicationTestBed bed;

    @BeforeEach
    void open() {
        bed = new PublicationTestBed(folder, platforms);
    }

    @AfterEach
    void close() {
        bed.close();
        platforms.close();
    }

    @ParameterizedTest
    @EnumSource(Platform.class)
    void shouldPostOnceWhereverTheWorkerDies(Platform platform) {
        bed.account(platform);
        int steps = stepsWithoutADeath();

        for (int step = 1; step <= steps; step++) {
            for (boolean before : new boolean[] {true, false}) {
                int earlier = platforms.posts();
                UUID id = bed.service().order(bed.workspace, bed.order(true));
                platforms.dieAt(step, before);
                runUntilDeath(id);
                platforms.live();
                bed.clock.pass(bed.settings.lease().plusSeconds(1));

                Entry entry = bed.finish(id);

                assertThat(entry.status())
                        .as("%s step %d, before %s: %s", platform, step, before, entry)
                        .isEqualTo("published");
                assertThat(platforms.posts() - earlier)
                        .as("%s step %d, before %s", platform, step, before)
                        .isEqualTo(1);
            }
        }
    }

    /** A webhook cannot be asked; it is called again under the same id. */
    @ParameterizedTest
    @EnumSource(value = Platform.class, mode = EnumSource.Mode.EXCLUDE, names = "WEBHOOK")
    void shouldNotKnowUntilThePlatformAnswersAndThenPostOnce(Platform platform) {
        bed.account(platform);
        int steps = stepsWithoutADeath();
        int unknown = 0;

        for (int step = 1; step <= steps; step++) {
            int earlier = platforms.posts();
            UUID id = bed.service().order(bed.workspace, bed.order(true));
            platforms.dieAt(step, false);
            runUntilDeath(id);
            boolean taken = platforms.posts() > earlier;
            bed.clock.pass(bed.settings.lease().plusSeconds(1));

            bed.attempt(); // the platform still does not answer

            String status = bed.entry(id).status();
            if (taken && !status.equals("published")) {
                assertThat(status).as("%s step %d", platform, step).isEqualTo("unknown");
                unknown++;
            }
            platforms.live();
            bed.finish(id);
            assertThat(bed.finish(id).status())
                    .as("%s step %d: %s", platform, step, bed.entry(id))
                    .isEqualTo("published");
            assertThat(platforms.posts() - earlier).isEqualTo(1);
        }
        assertThat(unknown).isPositive();
    }

    /** The platform checks that each byte comes once and in order. */
    @ParameterizedTest
    @ValueSource(
            longs = {
                0,
                1,
                PublicationTestBed.CHUNK - 1,
                PublicationTestBed.CHUNK,
                PublicationTestBed.CHUNK + 1,
                (256 << 10) - 1,
                2 * PublicationTestBed.CHUNK - 1,
                2 * PublicationTestBed.CHUNK,
                2 * PublicationTestBed.CHUNK + 1,
                PublicationTestBed.VIDEO_BYTES - 1
            })
    void shouldResumeAnUploadAtTheByteWhereItWasCut(long bytes) {
        bed.account(Platform.YOUTUBE);
        UUID id = bed.service().order(bed.workspace, bed.order(true));
        platforms.cutYouTubeUploadAfter(bytes);

        assertThat(bed.finish(id).status()).isEqualTo("published");

        assertThat(platforms.posts()).isEqualTo(1);
        assertThat(platforms.hasCut()).isTrue();
    }

    /** YouTube forgets upload sessions; then only the channel itself tells whether the video arrived. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldAskTheChannelWhenTheUploadSessionIsForgotten(boolean beforeTheLastByte) {
        bed.account(Platform.YOUTUBE);
        int last = lastByteOfYouTube();
        int earlier = platforms.posts();
        UUID id = bed.service().order(bed.workspace, bed.order(true));
        platforms.dieAt(last, beforeTheLastByte);
        runUntilDeath(id);
        platforms.live();
        assertThat(platforms.posts() - earlier).isEqualTo(beforeTheLastByte ? 0 : 1);
        platforms.forgetSessions();
        bed.clock.pass(bed.settings.lease().plusSeconds(1));

        bed.finish(id); // asks again with growing pauses
        assertThat(bed.finish(id).status()).isEqualTo("published");
        assertThat(platforms.posts() - earlier).isEqualTo(1);
    }

    /** The step at which the last byte is sent; progress and outcome are written after it. */
    private int lastByteOfYouTube() {
        UUID id = bed.service().order(bed.workspace, bed.order(true));
        platforms.dieAt(Integer.MAX_VALUE, true);
        runUntilDeath(id);
        int steps = platforms.steps();
        platforms.live();
        return steps - 2;
    }

    private int stepsWithoutADeath() {
        UUID id = bed.service().order(bed.workspace, bed.order(true));
        platforms.dieAt(Integer.MAX_VALUE, true);
        runUntilDeath(id);
        assertThat(bed.entry(id).status()).isEqualTo("published");
        assertThat(platforms.posts()).isEqualTo(1);
        return platforms.steps();
    }

    /** Each write is a step too, at which the worker may die. */
    private void runUntilDeath(UUID id) {
        Targets mortal = new Targets(bed.jdbi, bed.clock, bed.settings, bed.events) {
            @Override
            boolean reference(Claim claim, ObjectNode reference) {
                return step(() -> super.reference(claim, reference));
            }

            @Override
            boolean progress(Claim claim, int percent) {
                return step(() -> super.progress(claim, percent));
            }

            @Override
            boolean settle(Claim claim, Outcome outcome) {
                return step(() -> super.settle(claim, outcome));
            }
        };
        for (int i = 0; i < 20 && !platforms.isDead(); i++) {
            mortal.claim().ifPresent(claim -> {
                try {
                    bed.worker(mortal).attempt(claim);
                } catch (DeadException e) {
                    assertThat(platforms.isDead()).isTrue();
                }
            });
            if (bed.entry(id).status().equals("published")) {
                return;
            }
            bed.clock.pass(Duration.ofSeconds(20));
        }
    }

    private boolean step(java.util.function.BooleanSupplier write) {
        boolean[] written = new boolean[1];
        if (!platforms.step(() -> written[0] = write.getAsBoolean())) {
            throw new DeadException();
        }
        return written[0];
    }

    private static final class DeadException extends Error {
        private static final long serialVersionUID = 1;
    }
}
