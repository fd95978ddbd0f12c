package io.reelmill.local.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.local.doctor.Finding.Level;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class MachineCheckTest {

    @Test
    void shouldSayWhatIsWrongWithAMachineAndWhatToDo() {
        assertThat(MachineCheck.java(11)).satisfies(f -> assertProblem(f, "version 11", "install a JDK"));
        assertThat(MachineCheck.system("Mac OS X", "aarch64"))
                .satisfies(f -> assertProblem(f, "Mac OS X aarch64", "Linux"));
        assertThat(MachineCheck.disk(Path.of("/data"), 100, false))
                .satisfies(f ->
                        assertProblem(f, "/data: 100 MiB free, and 2048 MiB are needed; not writable", "make room"));
        assertThat(MachineCheck.disk(Path.of("/data"), 20_000, true).level()).isEqualTo(Level.OK);
    }

    private static void assertProblem(Finding finding, String text, String remedy) {
        assertThat(finding.level()).isEqualTo(Level.PROBLEM);
        assertThat(finding.text()).contains(text);
        assertThat(finding.remedy()).contains(remedy);
    }
}
