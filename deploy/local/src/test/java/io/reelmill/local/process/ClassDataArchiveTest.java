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

class ClassDataArchiveTest {

    @TempDir
    Path folder;

    private Path jar;
    private ClassDataArchive archive;

    @BeforeEach
    void setUp() throws IOException {
        jar = Files.createFile(folder.resolve("service.jar"));
        archive = ClassDataArchive.in(folder.resolve("class-data"), "service", List.of(jar));
        assertThat(archive.canBeRecorded()).isTrue();
    }

    @Test
    void shouldBeCurrentOnceARunHasRecordedIt() throws IOException {
        assertThat(archive.isCurrent()).isFalse();

        record();
        archive.finishRecording(true);
        Files.setLastModifiedTime(jar, FileTime.from(Instant.now().minusSeconds(60)));

        assertThat(archive.isCurrent()).isTrue();
        assertThat(archive.mappingOptions()).contains("-XX:SharedArchiveFile=" + archive.file());
    }

    @Test
    void shouldNotBeCurrentWhenAJarIsNewer() throws IOException {
        record();
        archive.finishRecording(true);
        Files.setLastModifiedTime(jar, FileTime.from(Instant.now().plusSeconds(60)));

        assertThat(archive.isCurrent()).isFalse();
    }

    @Test
    void shouldLeaveNothingOfARunThatWasKilled() throws IOException {
        record();
        archive.finishRecording(false);

        assertThat(archive.isCurrent()).isFalse();
        assertThat(folder.resolve("class-data")).isEmptyDirectory();
    }

    /** Writes the file that a JVM with these options would write. */
    private void record() throws IOException {
        String option = archive.recordingOptions().get(0);
        Files.createFile(Path.of(option.substring(option.indexOf('=') + 1)));
    }
}
