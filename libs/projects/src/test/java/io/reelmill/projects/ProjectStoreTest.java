package io.reelmill.projects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.project.Attribution;
import io.reelmill.contracts.project.OutputLanguage;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.contracts.project.StatusBody;
import io.reelmill.database.Database;
import io.reelmill.database.TransientDatabaseErrors;
import io.reelmill.testkit.TestPostgres;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

class ProjectStoreTest {

    private static final UUID WORKSPACE = UUID.randomUUID();
    private static Jdbi jdbi;
    private static ProjectStore store;

    @BeforeAll
    static void openDatabase() {
        DataSource source = TestPostgres.dataSource();
        ProjectStore.migrate(source);
        ProjectStore.migrate(source);
        jdbi = Database.open(source);
        store = new ProjectStore(jdbi, Clock.systemUTC());
    }

    @Test
    void shouldBeginAsBuildingAndBeSeenByItsWorkspaceOnly() {
        NewRun run = created(1);

        ProjectSnapshot project = store.find(run.pid(), WORKSPACE).orElseThrow();
        assertThat(project.status()).isEqualTo(ProjectStatus.BUILDING);
        assertThat(project.warnings()).containsExactly("a warning");
        assertThat(project.metadata().path("order").asInt()).isEqualTo(7);
        assertThat(project.outputs()).hasSize(1);
        assertThat(store.find(run.pid(), UUID.randomUUID())).isEmpty();
    }

    @Test
    void shouldDeleteWhatBelongsToAProjectWithIt() {
        NewRun gone = created(2);
        NewRun kept = created(1);

        jdbi.useHandle(tx -> tx.execute("DELETE FROM projects.project WHERE pid = ?", gone.pid()));

        assertThat(count("run", gone)).isZero();
        assertThat(count("output", gone)).isZero();
        assertThat(count("run", kept)).isOne();
        assertThat(count("output", kept)).isOne();
    }

    @Test
    void shouldTakeAnUnreadableRowAsFinalAndNotAsADatabaseThatIsAway() {
        NewRun run = created(1);
        jdbi.useHandle(tx ->
                tx.execute("UPDATE projects.project SET warnings = '{\"not\": \"a list\"}' WHERE pid = ?", run.pid()));

        assertThatThrownBy(() -> store.find(run.pid(), WORKSPACE))
                .hasRootCauseInstanceOf(JsonProcessingException.class)
                .matches(failure -> !TransientDatabaseErrors.matches(failure), "is final");
    }

    @Test
    void shouldTakeALostConnectionAsADatabaseThatIsAway() {
        PGSimpleDataSource away = new PGSimpleDataSource();
        away.setURL("jdbc:postgresql://127.0.0.1:1/away");
        ProjectStore unreachable = new ProjectStore(Database.open(away), Clock.systemUTC());

        assertThatThrownBy(() -> unreachable.find(Pid.next(Clock.systemUTC()), WORKSPACE))
                .matches(TransientDatabaseErrors::matches, "may succeed later");
    }

    private static int count(String table, NewRun run) {
        return jdbi.withHandle(tx -> tx.createQuery("SELECT count(*) FROM projects." + table + " WHERE run_id = ?")
                .bind(0, run.runId())
                .mapTo(Integer.class)
                .one());
    }

    @Test
    void shouldBeginSeveralProjectsWithOneStatementEachWithItsOutputs() {
        List<NewRun> runs = IntStream.rangeClosed(1, 5)
                .mapToObj(outputs -> run(Pid.next(Clock.systemUTC()), outputs))
                .toList();
        jdbi.useTransaction(tx -> store.create(tx, runs));
        for (NewRun run : runs) {
            assertThat(store.find(run.pid(), WORKSPACE).orElseThrow().outputs()).hasSize(run.outputs());
        }
        List<UUID> ids = runs.stream().map(NewRun::runId).toList();
        assertThat(store.begun(ids)).containsExactlyInAnyOrderElementsOf(ids);
        assertThat(store.begun(List.of(UUID.randomUUID()))).isEmpty();
    }

    @Test
    void shouldNeverGoBack() {
        NewRun run = created(1);

        assertThat(advance(run, 0, ProjectStatus.RENDERING, 60)).contains(60);
        assertThat(advance(run, 0, ProjectStatus.BUILDING, 20)).contains(60);

        ProjectSnapshot project = store.find(run.pid(), WORKSPACE).orElseThrow();
        assertThat(project.status()).isEqualTo(ProjectStatus.RENDERING);
        assertThat(project.progress()).isEqualTo(60);
    }

    @Test
    void shouldEndWithItsLastOutputAndBeReadyWhenOneIsGood() {
        NewRun run = created(3);

        assertThat(finish(run, 0, ready(14))).isEmpty();
        assertThat(finish(run, 1, new OutputEnd.Failed(0, "internal_error", "It could not be made.")))
                .isEmpty();
        RunEnd end = finish(run, 2, ready(15)).orElseThrow();

        assertThat(end.project().status()).isEqualTo(ProjectStatus.READY);
        assertThat(end.creditsCharged()).isEqualTo(29);
        assertThat(end.project().error()).isNull();
        assertThat(end.project().finishedAt()).isNotNull();
    }

    @Test
    void shouldKnowWhichVideosCarryAWatermark() {
        NewRun plain = created(1);
        NewRun marked = createdIn(WORKSPACE, true);
        finish(plain, 0, ready(12));
        finish(marked, 0, ready(12));

        assertThat(store.isWatermarked(marked.pid(), "v.mp4")).isTrue();
        assertThat(store.isWatermarked(marked.pid(), "another.mp4")).isFalse();
        assertThat(store.isWatermarked(plain.pid(), "v.mp4")).isFalse();
    }

    @Test
    void shouldTellWhoseWorksAreSeen() {
        NewRun run = created(1);
        Attribution work = new Attribution("Video 7", "A. Maker", "Pexels", "https://www.pexels.com/video/7/");

        finish(
                run,
                0,
                new OutputEnd.Ready(
                        12, "v.mp4", "t.jpg", null, 12.5, 1080, 1920, 30, 1_000, null, List.of(work), List.of()));

        ProjectSnapshot project = store.find(run.pid(), WORKSPACE).orElseThrow();
        assertThat(project.outputs().get(0).attributions()).containsExactly(work);
        assertThat(StatusBody.of(project, key -> key).listing().attributions()).containsExactly(work);
    }

    @Test
    void shouldTellInWhichLanguageAnOutputSpeaksAndHowThatWasDecided() {
        NewRun run = created(1);

        OutputEnd.Ready end = (OutputEnd.Ready) ready(5);
        finish(run, 0, end.in(new OutputLanguage("de", OutputLanguage.Source.DETECTED)));

        ProjectSnapshot project = store.find(run.pid(), WORKSPACE).orElseThrow();
        StatusBody.Listing listing = StatusBody.of(project, key -> key).listing();
        assertThat(listing.language()).isEqualTo("de");
        assertThat(listing.languageSource()).isEqualTo(OutputLanguage.Source.DETECTED);
    }

    @Test
    void shouldChargeNoMoreThanWasReserved() {
        NewRun run = created(1);

        assertThat(finish(run, 0, ready(9_999)).orElseThrow().creditsCharged()).isEqualTo(run.creditsReserved());
    }

    @Test
    void shouldKeepThePriceOfOneCallWhenTheInputIsAtFaultForAllOutputs() {
        NewRun run = created(3);

        finish(run, 0, new OutputEnd.Failed(10, "invalid_input", "x"));
        finish(run, 1, new OutputEnd.Failed(10, "invalid_input", "x"));
        RunEnd end =
                finish(run, 2, new OutputEnd.Failed(10, "invalid_input", "x")).orElseThrow();

        assertThat(end.creditsCharged()).isEqualTo(10);
    }

    @Test
    void shouldChargeNothingForAFailedOutputBesideAReadyOne() {
        NewRun run = created(2);

        finish(run, 0, ready(14));
        RunEnd end =
                finish(run, 1, new OutputEnd.Failed(10, "invalid_input", "x")).orElseThrow();

        assertThat(end.creditsCharged()).isEqualTo(14);
    }

    @Test
    void shouldSayWhetherTheInputWasAtFault() {
        NewRun ours = created(1);
        NewRun theirs = created(1);

        assertThat(finish(ours, 0, new OutputEnd.Failed(0, "internal_error", "x"))
                        .orElseThrow()
                        .inputAtFault())
                .isFalse();
        assertThat(finish(theirs, 0, new OutputEnd.Failed(10, "unreachable_url", "x"))
                        .orElseThrow()
                        .inputAtFault())
                .isTrue();
    }

    @Test
    void shouldEndOnlyOnce() {
        NewRun run = created(1);

        assertThat(finish(run, 0, ready(12))).isPresent();
        assertThat(finish(run, 0, new OutputEnd.Failed(0, "internal_error", "late")))
                .isEmpty();
        assertThat(advance(run, 0, ProjectStatus.RENDERING, 50)).isEmpty();
        assertThat(store.find(run.pid(), WORKSPACE).orElseThrow().status()).isEqualTo(ProjectStatus.READY);
    }

    @Test
    void shouldKeepTheFormerVideoReadableUntilTheNewOneIsReady() {
        NewRun first = created(1);
        finish(first, 0, ready(12));
        NewRun second = run(first.pid(), 1);

        assertThat(restart(second)).isTrue();
        ProjectSnapshot building = store.find(first.pid(), WORKSPACE).orElseThrow();
        assertThat(building.status()).isEqualTo(ProjectStatus.BUILDING);
        assertThat(building.outputs().get(0).videoKey()).isEqualTo("v.mp4");

        finish(second, 0, new OutputEnd.Failed(0, "internal_error", "x"));
        ProjectSnapshot failed = store.find(first.pid(), WORKSPACE).orElseThrow();
        assertThat(failed.status()).isEqualTo(ProjectStatus.ERROR);
        assertThat(failed.outputs().get(0).videoKey()).isEqualTo("v.mp4");
    }

    @Test
    void shouldTellHowTheFilmIsWatchedUntilItEnds() {
        NewRun run = created(1);
        jdbi.useTransaction(tx -> store.preview(tx, run.runId(), 0, "preview.m3u8"));
        assertThat(store.find(run.pid(), WORKSPACE).orElseThrow().previewKey()).isEqualTo("preview.m3u8");
        assertThat(store.mediaOf(List.of(run.runId()))).contains("preview.m3u8");

        RunEnd end = finish(run, 0, ready(5)).orElseThrow();
        jdbi.useTransaction(tx -> store.preview(tx, run.runId(), 0, "preview.m3u8"));

        assertThat(end.project().previewKey()).isNull();
        assertThat(store.find(run.pid(), WORKSPACE).orElseThrow().previewKey()).isNull();
        assertThat(store.mediaOf(List.of(run.runId()))).doesNotContain("preview.m3u8");
    }

    @Test
    void shouldNotRestartARunThatIsUnderWay() {
        NewRun first = created(1);

        assertThat(restart(run(first.pid(), 1))).isFalse();
    }

    @Test
    void shouldRefuseAnIllegalMoveInTheDatabaseItself() {
        NewRun run = created(1);
        finish(run, 0, ready(12));

        assertThatThrownBy(() -> jdbi.useHandle(
                        tx -> tx.execute("UPDATE projects.project SET status = 'building' WHERE pid = ?", run.pid())))
                .hasMessageContaining("cannot go from ready to building");
    }

    @Test
    void shouldListNewestFirstPageByPage() {
        UUID workspace = UUID.randomUUID();
        List<String> made = List.of(
                createdIn(workspace, false).pid(),
                createdIn(workspace, false).pid(),
                createdIn(workspace, false).pid());

        List<String> first = pids(workspace, Optional.empty());
        List<String> second = pids(workspace, Optional.of(first.get(1)));

        assertThat(first).hasSize(2).doesNotContainAnyElementsOf(second);
        assertThat(second).hasSize(1);
        assertThat(made).containsAll(first).containsAll(second);
        assertThat(first.get(0)).isGreaterThan(first.get(1));
    }

    @Test
    void shouldRenameInAnyState() {
        NewRun run = created(1);

        assertThat(store.rename(run.pid(), WORKSPACE, "New name")).isTrue();
        assertThat(store.rename(run.pid(), UUID.randomUUID(), "Thief")).isFalse();
        finish(run, 0, ready(12));
        assertThat(store.find(run.pid(), WORKSPACE).orElseThrow().name()).isEqualTo("New name");
    }

    private static List<String> pids(UUID workspace, Optional<String> before) {
        return store.list(workspace, new ProjectFilter(2, before, Optional.empty(), Optional.empty())).stream()
                .map(ProjectSnapshot::pid)
                .toList();
    }

    private static NewRun createdIn(UUID workspace, boolean watermarked) {
        NewRun run = new NewRun(
                Pid.next(Clock.systemUTC()),
                UUID.randomUUID(),
                workspace,
                "n",
                "w",
                1,
                50,
                List.of(),
                null,
                null,
                false,
                null,
                watermarked);
        jdbi.useTransaction(tx -> store.create(tx, run));
        return run;
    }

    private static NewRun created(int outputs) {
        NewRun run = run(Pid.next(Clock.systemUTC()), outputs);
        jdbi.useTransaction(tx -> store.create(tx, run));
        return run;
    }

    private static NewRun run(String pid, int outputs) {
        return new NewRun(
                pid,
                UUID.randomUUID(),
                WORKSPACE,
                "A name",
                "script-to-video",
                outputs,
                50,
                List.of("a warning"),
                ContractJson.mapper().createObjectNode().put("order", 7),
                null,
                false,
                null,
                false);
    }

    private static boolean restart(NewRun run) {
        return jdbi.inTransaction(tx -> store.restart(tx, run));
    }

    private static Optional<Integer> advance(NewRun run, int output, ProjectStatus status, int progress) {
        return jdbi.inTransaction(
                tx -> store.advance(tx, run.pid(), run.runId(), output, status, "pictures", progress));
    }

    private static Optional<RunEnd> finish(NewRun run, int output, OutputEnd end) {
        return jdbi.inTransaction(tx -> store.finish(tx, run.pid(), run.runId(), output, end));
    }

    private static OutputEnd ready(int credits) {
        return new OutputEnd.Ready(
                credits, "v.mp4", "t.jpg", null, 12.5, 1080, 1920, 30, 1_000, null, List.of(), List.of());
    }
}
