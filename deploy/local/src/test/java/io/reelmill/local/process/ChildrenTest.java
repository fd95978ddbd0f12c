package io.reelmill.local.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChildrenTest {

    private static final String CRASH = "printf 'Caused by: no such table\\n\\tat Store.java:7\\n'; exit 3";
    /** A test run in the background has INT ignored, and its children too. */
    private static final List<String> SLEEP = List.of("env", "--default-signal=INT", "sleep", "600");

    @TempDir
    private Path dir;

    @Test
    void shouldEndEveryProcessOnClose() {
        Children children = new Children(Home.at(dir), false);
        Process service = children.start("one", Tier.SERVICE, SLEEP, Map.of());
        Process database = children.start("two", Tier.DATABASE, SLEEP, Map.of());

        children.close();

        assertThat(service.isAlive()).isFalse();
        assertThat(database.isAlive()).isFalse();
        assertThat(dir.resolve("run")).isEmptyDirectory();
    }

    @Test
    void shouldStopServicesBeforeTheBrokerAndTheBrokerBeforeTheDatabase() throws IOException {
        Path order = dir.resolve("order");
        Children children = new Children(Home.at(dir), false);
        for (Tier tier : List.of(Tier.DATABASE, Tier.BROKER, Tier.SERVICE)) {
            String script = "trap 'echo %s >> %s; exit 0' INT TERM; echo up; while :; do sleep 0.05; done"
                    .formatted(tier, order);
            // a test run in the background has INT ignored, and a shell cannot trap what it was started without
            List<String> command = List.of("env", "--default-signal=INT", "sh", "-c", script);
            children.start(tier.name(), tier, command, Map.of());
            awaitLog(tier.name(), "up");
        }

        children.close();

        assertThat(Files.readAllLines(order)).containsExactly("SERVICE", "BROKER", "DATABASE");
    }

    @Test
    void shouldReportAnUnexpectedEndWithExitCodeAndTheEndOfTheLog() {
        try (Children children = new Children(Home.at(dir), false)) {
            children.start("bad", Tier.SERVICE, List.of("sh", "-c", CRASH), Map.of());

            assertThat(children.awaitDeath())
                    .hasMessageContaining("bad stopped unexpectedly (exit code 3)")
                    .hasMessageContaining("no such table")
                    .hasMessageNotContaining("Store.java");
        }
    }

    @Test
    void shouldStartAServiceAgainThatEndedItselfBecauseItHangs() {
        Path hung = dir.resolve("hung");
        String script = "if [ -e %1$s ]; then exec sleep 600; fi; touch %1$s; exit 70".formatted(hung);
        try (Children children = new Children(Home.at(dir), false)) {
            Process first = children.start("worker", Tier.SERVICE, List.of("sh", "-c", script), Map.of());

            await().until(() -> !first.isAlive() && isRunning(children, "worker"));

            assertThat(children.process("worker").pid()).isNotEqualTo(first.pid());
            children.checkAlive();
        }
    }

    @Test
    void shouldStartAKilledServiceAgainWhenItIsSupervised() {
        List<String> told = Collections.synchronizedList(new ArrayList<>());
        try (Children children = new Children(Home.at(dir), false)) {
            Process first = children.start("service", Tier.SERVICE, SLEEP, Map.of());
            children.supervise(told::add);

            first.destroyForcibly();

            await().atMost(30, TimeUnit.SECONDS)
                    .until(() -> isRunning(children, "service")
                            && children.process("service").pid() != first.pid());
            children.checkAlive();
            assertThat(told)
                    .singleElement()
                    .asString()
                    .contains("service stopped unexpectedly (exit code 137)", "started again");
        }
    }

    @Test
    void shouldStopEverythingWithTheReasonAfterFiveEndsWithinAMinute() throws IOException {
        Path starts = dir.resolve("starts");
        Process steady;
        try (Children children = new Children(Home.at(dir), false)) {
            steady = children.start("steady", Tier.SERVICE, SLEEP, Map.of());
            children.supervise(line -> {});
            String script = "echo start >> " + starts + "; " + CRASH;
            children.start("bad", Tier.SERVICE, List.of("sh", "-c", script), Map.of());

            assertThat(children.awaitDeath())
                    .hasMessageContaining("bad stopped unexpectedly 5 times within a minute (exit code 3)")
                    .hasMessageContaining("no such table")
                    .hasMessageNotContaining("Store.java");
            assertThat(steady.isAlive()).isTrue();
        }
        assertThat(Files.readAllLines(starts)).hasSize(5);
        assertThat(steady.isAlive()).isFalse();
    }

    @Test
    void shouldNotStartASupervisedServiceAgainWhileItCloses() {
        Children children = new Children(Home.at(dir), false);
        children.supervise(line -> {});
        Process service = children.start("service", Tier.SERVICE, SLEEP, Map.of());

        children.close();

        assertThat(service.isAlive()).isFalse();
        assertThat(isRunning(children, "service")).isFalse();
        assertThat(dir.resolve("run")).isEmptyDirectory();
    }

    private static boolean isRunning(Children children, String name) {
        try {
            return children.process(name).isAlive();
        } catch (SuiteException e) {
            return false;
        }
    }

    @Test
    void shouldNotTakeAKilledProcessForACrashAndStartItAgain() {
        try (Children children = new Children(Home.at(dir), false)) {
            Process first = children.start("service", Tier.SERVICE, SLEEP, Map.of());

            children.kill("service");
            Process second = children.start("service", Tier.SERVICE, SLEEP, Map.of());

            assertThat(first.isAlive()).isFalse();
            assertThat(second.isAlive()).isTrue();
            children.checkAlive();
        }
    }

    @Test
    void shouldStartNothingOnceClosed() {
        Children children = new Children(Home.at(dir), false);
        children.close();

        assertThatThrownBy(() -> children.start("late", Tier.SERVICE, SLEEP, Map.of()))
                .isInstanceOf(SuiteException.class);
    }

    @Test
    void shouldEndAllProcessesWithAKilledSuite() throws IOException {
        Path home = Files.createDirectory(dir.resolve("home with spaces"));
        List<String> command = new ArrayList<>(Installation.java());
        command.addAll(
                List.of("-cp", System.getProperty("java.class.path"), KilledSuite.class.getName(), home.toString()));
        Process suite = new ProcessBuilder(command).inheritIO().start();
        Path note = home.resolve("run/service");
        await().atMost(60, TimeUnit.SECONDS)
                .until(() -> Files.exists(note) && !Files.readString(note).isEmpty());
        ProcessHandle service = ProcessHandle.of(
                        Long.parseLong(Files.readString(note).split(" ", -1)[1]))
                .orElseThrow();

        suite.destroyForcibly();

        await().atMost(30, TimeUnit.SECONDS).until(() -> !service.isAlive());
        await().atMost(30, TimeUnit.SECONDS).until(() -> !Files.exists(home));
    }

    @Test
    void shouldStopWhatACrashedSuiteLeftBehind() throws IOException {
        Home home = Home.at(dir);
        Process orphan = new ProcessBuilder(SLEEP).start();
        new OrphanProcesses(home).remember("kafka", Tier.BROKER, orphan.toHandle());
        List<String> told = new ArrayList<>();

        new OrphanProcesses(home).stop(told::add);

        assertThat(orphan.isAlive()).isFalse();
        assertThat(told).singleElement().asString().contains("kafka", Long.toString(orphan.pid()));
    }

    @Test
    void shouldLeaveAnotherProcessWithTheIdOfAFormerOneAlone() throws IOException {
        Home home = Home.at(dir);
        Process stranger = new ProcessBuilder(SLEEP).start();
        Files.writeString(home.folder("run").resolve("kafka"), "BROKER " + stranger.pid() + " 1000");

        new OrphanProcesses(home).stop(line -> {});

        assertThat(stranger.isAlive()).isTrue();
        stranger.destroyForcibly();
    }

    private void awaitLog(String process, String text) {
        Path log = Home.at(dir).log(process);
        await().atMost(30, TimeUnit.SECONDS)
                .until(() -> Files.exists(log) && Files.readString(log).contains(text));
    }

    /** A suite with one child process, to be killed. */
    static final class KilledSuite {
        public static void main(String[] arguments) throws InterruptedException {
            new Children(Home.at(Path.of(arguments[0])), true).start("service", Tier.SERVICE, SLEEP, Map.of());
            new CountDownLatch(1).await(); // until the test kills this process
        }
    }
}
