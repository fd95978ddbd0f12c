package io.reelmill.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.reelmill.isolation.SandboxState.Level;
import io.reelmill.programs.OptionalPrograms;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SandboxTest {

    private static final ProcessLimits LIMITS = new ProcessLimits(20, 1 << 20, 64, 0, 40);

    @TempDir
    Path folder;

    @Test
    void shouldTellThatThereIsNone() {
        Sandbox none = Sandbox.of(SandboxMode.AUTO, in(folder));

        assertThat(none.state().level()).isEqualTo(Level.LIMITS);
        assertThat(none.state().reason()).isEqualTo("bubblewrap is not installed");
        assertThat(none.state().isSandboxed()).isFalse();
    }

    @Test
    void shouldTellThatItMayNotBeUsed() throws IOException {
        program("bwrap", "exit 1");

        Sandbox none = Sandbox.of(SandboxMode.AUTO, in(folder));

        assertThat(none.state().level()).isEqualTo(Level.LIMITS);
        assertThat(none.state().reason()).contains("does not let it");
    }

    @Test
    void shouldNotStartWhereItIsRequiredAndAbsent() {
        assertThatThrownBy(() -> Sandbox.of(SandboxMode.REQUIRED, in(folder)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("REELMILL_SANDBOX is required, but bubblewrap is not installed");
    }

    @Test
    void shouldTellThatItIsOff() {
        assertThat(Sandbox.of(SandboxMode.OFF).state().level()).isEqualTo(Level.LIMITS);
    }

    @ParameterizedTest
    @CsvSource({"required, REQUIRED", "Auto, AUTO", "off, OFF", "'', AUTO"})
    void shouldReadTheSetting(String text, SandboxMode mode) {
        assertThat(SandboxMode.parse(text)).isEqualTo(mode);
    }

    @Test
    void shouldNameTheSettingThatIsWrong() {
        assertThatThrownBy(() -> SandboxMode.parse("yes")).hasMessageContaining("REELMILL_SANDBOX is yes");
    }

    /** On whatever level this machine has. */
    @ParameterizedTest
    @EnumSource(
            value = SandboxMode.class,
            names = {"AUTO", "OFF"})
    void shouldLimitTheSizeOfAFile(SandboxMode mode) throws Exception {
        Sandbox sandbox = Sandbox.of(mode, OptionalPrograms::installed);

        run(sandbox, "head -c 3000000 /dev/zero >large; true");

        assertThat(Files.size(folder.resolve("large"))).isEqualTo(1 << 20);
    }

    @Test
    void shouldEndGrandchildrenWhoseParentHasEnded() throws Exception {
        Sandbox sandbox = Sandbox.of(SandboxMode.OFF);
        IsolatedProcess process = start(sandbox, "(sleep 600 & echo $! >pid); mv pid told; sleep 600");
        while (!Files.exists(folder.resolve("told"))) {
            Thread.onSpinWait();
        }
        long orphan = Long.parseLong(Files.readString(folder.resolve("told")).strip());
        assertThat(ProcessHandle.of(orphan)).isPresent();

        process.close();

        ProcessHandle.of(orphan)
                .ifPresent(left -> left.onExit().orTimeout(10, TimeUnit.SECONDS).join());
        assertThat(ProcessHandle.of(orphan).filter(ProcessHandle::isAlive)).isEmpty();
    }

    @Test
    void shouldIsolateTheNetworkWithoutBubblewrapWhereNamespacesAreAllowed() throws Exception {
        Path programs = Files.createDirectory(folder.resolve("programs"));
        for (String name : List.of("unshare", "setsid")) {
            Path installed = Path.of("/usr/bin", name);
            assumeThat(installed).exists();
            Files.createSymbolicLink(programs.resolve(name), installed);
        }
        Sandbox sandbox = Sandbox.of(SandboxMode.AUTO, in(programs));
        assumeThat(sandbox.state().level()).isEqualTo(Level.NAMESPACES);

        run(sandbox, "tail -n +3 /proc/self/net/dev >devices; grep CapEff /proc/self/status >capabilities");

        assertThat(folder.resolve("devices")).content().contains("lo:").doesNotContain("eth");
        assertThat(folder.resolve("capabilities")).content().contains("0000000000000000");
    }

    @Test
    void shouldLimitTheNumberOfProcessesWhereNamespacesAreAllowed() throws Exception {
        Sandbox sandbox = strongest();

        run(sandbox, "ulimit -u >limit 2>/dev/null || ulimit -p >limit");

        assertThat(folder.resolve("limit")).content().isEqualToIgnoringNewLines("40");
    }

    /** The kernel exempts root from the limit. */
    @Test
    void shouldRefuseMoreProcessesThanTheLimitUnlessRoot() throws Exception {
        assumeThat(System.getProperty("user.name")).isNotEqualTo("root");
        Sandbox sandbox = strongest();

        run(sandbox, "( for i in $(seq 100); do sleep 20 & echo $i >started; done ) 2>/dev/null; true");

        assertThat(Integer.parseInt(Files.readString(folder.resolve("started")).strip()))
                .isBetween(2, 40);
    }

    /** The strongest one of this machine; skips the test where only limits are left. */
    private static Sandbox strongest() {
        Sandbox sandbox = Sandbox.of(SandboxMode.AUTO, OptionalPrograms::installed);
        assumeThat(sandbox.state().level()).isNotEqualTo(Level.LIMITS);
        return sandbox;
    }

    private void run(Sandbox sandbox, String script) throws Exception {
        try (IsolatedProcess started = start(sandbox, script)) {
            String said = new String(started.process().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(started.process().waitFor()).as(said).isZero();
        }
    }

    private IsolatedProcess start(Sandbox sandbox, String script) throws IOException {
        IsolatedProgram program = IsolatedProgram.offline(List.of("/bin/sh", "-c", script), List.of(), folder, LIMITS);
        return sandbox.start(program, new ProcessBuilder().redirectErrorStream(true));
    }

    private static Function<String, Optional<Path>> in(Path folder) {
        return name -> Optional.of(folder.resolve(name)).filter(Files::isExecutable);
    }

    private void program(String name, String script) throws IOException {
        Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }
}
