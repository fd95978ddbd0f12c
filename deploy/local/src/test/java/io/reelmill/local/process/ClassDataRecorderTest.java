package io.reelmill.local.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassDataRecorderTest {

    @TempDir
    Path folder;

    private ClassDataArchive archive;

    @BeforeEach
    void setUp() throws IOException {
        Path jar = Files.createFile(folder.resolve("service.jar"));
        Files.setLastModifiedTime(jar, FileTime.from(Instant.now().minusSeconds(60)));
        archive = ClassDataArchive.in(folder.resolve("class-data"), "service", List.of(jar));
    }

    @Test
    void shouldRecordWhereNothingCurrentIsThere() {
        ClassDataRecorder recorder = new ClassDataRecorder(true);

        assertThat(recorder.uses(archive)).isTrue();
        assertThat(recorder.options(archive)).isEqualTo(archive.recordingOptions());
    }

    @Test
    void shouldMapWhatWasRecordedBefore() throws IOException {
        Files.createDirectories(archive.file().getParent());
        Files.createFile(archive.file());

        for (boolean recording : new boolean[] {true, false}) {
            ClassDataRecorder recorder = new ClassDataRecorder(recording);
            assertThat(recorder.records(archive)).isFalse();
            assertThat(recorder.options(archive)).isEqualTo(archive.mappingOptions());
        }
    }

    @Test
    void shouldLeaveAProgramAloneThatHasNoClassData() {
        assertThat(new ClassDataRecorder(false).uses(archive)).isFalse();
    }

    @Test
    void shouldKeepNothingOfAProcessThatFailed() throws Exception {
        ClassDataRecorder recorder = new ClassDataRecorder(true);
        String option = recorder.options(archive).get(0);
        Files.createFile(Path.of(option.substring(option.indexOf('=') + 1)));
        Process failed = new ProcessBuilder("false").start();
        failed.waitFor();

        recorder.started(archive, failed);
        recorder.keep();

        assertThat(archive.isCurrent()).isFalse();
        assertThat(folder.resolve("class-data")).isEmptyDirectory();
    }
}
