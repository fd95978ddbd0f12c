package io.reelmill.publishing.publication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.Entry;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.publishing.platform.FakePlatforms;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Publications that a render call asks for. */
class RunPublicationsTest {

    @TempDir
    Path folder;

    private final FakePlatforms platforms = new FakePlatforms();
    private final UUID run = UUID.randomUUID();
    private PublicationTestBed bed;
    private RunPublications publications;

    @BeforeEach
    void open() {
        bed = new PublicationTestBed(folder, platforms);
        publications = new RunPublications(bed.jdbi, bed.clock, bed.service(), new TargetAccounts(), bed.links());
    }

    @AfterEach
    void close() {
        publications.stop();
        bed.close();
        platforms.close();
    }

    @Test
    void shouldScheduleTheVideoOnceHoweverOftenTheEndIsTold() {
        bed.account(Platform.YOUTUBE);
        bed.slot(2, "18:30");
        publications.keep(bed.workspace, run, order());
        publications.keep(bed.workspace, run, order());

        for (int i = 0; i < 10; i++) {
            publications.ended(finished(ProjectStatus.READY));
        }

        assertThat(bed.listing.list(bed.workspace, 10, 0)).hasSize(1);
        Entry entry = bed.entry(run);
        assertThat(entry.status()).isEqualTo("scheduled");
        assertThat(entry.publishAt()).isEqualTo(Instant.parse("2027-06-01T16:30:00Z"));
        assertThat(entry.videoUrl()).contains(PublicationTestBed.VIDEO);
        bed.clock.passTo(entry.publishAt());
        assertThat(bed.finish(run).status()).isEqualTo("published");
        assertThat(platforms.posts()).isEqualTo(1);
    }

    @Test
    void shouldNotScheduleAgainWhatAPersonHasRemoved() {
        bed.account(Platform.YOUTUBE);
        bed.slot(2, "18:30");
        publications.keep(bed.workspace, run, order());
        publications.ended(finished(ProjectStatus.READY));

        bed.entries().remove(bed.workspace, run);
        publications.ended(finished(ProjectStatus.READY));

        assertThat(bed.listing.find(bed.workspace, run)).isEmpty();
    }

    @Test
    void shouldPublishNothingOfARenderThatFailedOrWasNotBegun() {
        bed.account(Platform.YOUTUBE);
        bed.slot(2, "18:30");
        publications.keep(bed.workspace, run, order());
        publications.ended(finished(ProjectStatus.ERROR));
        publications.ended(finished(ProjectStatus.READY));
        assertThat(bed.listing.list(bed.workspace, 10, 0)).isEmpty();

        UUID other = UUID.randomUUID();
        publications.keep(bed.workspace, other, order());
        publications.drop(bed.workspace, other);
        publications.ended(finished(other, ProjectStatus.READY));
        assertThat(bed.listing.list(bed.workspace, 10, 0)).isEmpty();
    }

    @Test
    void shouldRefuseBeforeTheRenderWhatCannotBePublished() {
        bed.account(Platform.YOUTUBE);

        assertThatThrownBy(() -> publications.keep(bed.workspace, run, order()))
                .isInstanceOf(InvalidFieldException.class)
                .hasMessageContaining("at least one slot");
        bed.slot(2, "18:30");
        bed.account(Platform.TIKTOK);
        assertThatThrownBy(() -> publications.keep(bed.workspace, run, order()))
                .hasMessageContaining("tiktok.privacy_level");
        publications.ended(finished(ProjectStatus.READY));
        assertThat(bed.listing.list(bed.workspace, 10, 0)).isEmpty();
    }

    @Test
    void shouldListAsFailedWhatCanNoLongerBeScheduled() {
        UUID account = bed.account(Platform.YOUTUBE);
        bed.slot(2, "18:30");
        publications.keep(bed.workspace, run, order());
        bed.jdbi.useHandle(handle -> handle.execute("DELETE FROM publishing.slots WHERE channel_id = ?", bed.channel));

        publications.ended(finished(ProjectStatus.READY));

        Entry entry = bed.entry(run);
        assertThat(entry.status()).isEqualTo("failed");
        assertThat(entry.targets()).singleElement().satisfies(target -> {
            assertThat(target.accountId()).isEqualTo(account);
            assertThat(target.code()).isEqualTo("no_slots");
        });
        assertThat(bed.told()).containsExactly("failed");
        bed.entries().retry(bed.workspace, run);
        assertThat(bed.finish(run).status()).isEqualTo("published");
    }

    private PublicationOrder order() {
        return new PublicationOrder(run, null, null, null, "pid", "Cats", false, bed.channel, null, null, null, false);
    }

    private RenderFinished finished(ProjectStatus status) {
        return finished(run, status);
    }

    private RenderFinished finished(UUID runId, ProjectStatus status) {
        Instant now = bed.clock.instant();
        String key = status == ProjectStatus.READY ? PublicationTestBed.VIDEO : null;
        var output = new ProjectSnapshot.Output(0, status, key, null, null, 31.5, 1080, 1920, 30.0, 4711L, List.of());
        var project = new ProjectSnapshot(
                "pid",
                runId,
                bed.workspace,
                "Cats",
                "script-to-video",
                status,
                null,
                100,
                List.of(output),
                14,
                null,
                null,
                List.of(),
                null,
                null,
                null,
                false,
                now,
                now,
                now);
        return new RenderFinished("pid", runId, bed.workspace, 14, "rendered", project);
    }
}
