package io.reelmill.local.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PostgresBinariesTest {

    @TempDir
    Path dir;

    @Test
    void shouldPutACopyInItsPlace() throws IOException {
        Path target = dir.resolve("postgres");

        assertThat(PostgresBinaries.keep(copy("fresh"), target)).isEqualTo(target);

        assertThat(target.resolve("bin/initdb")).hasContent("fresh");
    }

    @Test
    void shouldUseTheCopyOfAProcessThatWasFaster() throws IOException {
        Path target = copy("first");
        Path fresh = copy("second");

        assertThat(PostgresBinaries.keep(fresh, target)).isEqualTo(target);

        assertThat(target.resolve("bin/initdb")).hasContent("first");
        assertThat(fresh).doesNotExist();
    }

    @Test
    void shouldTellWhyACopyCannotBePutInItsPlace() throws IOException {
        Path fresh = copy("fresh");

        assertThatThrownBy(() -> PostgresBinaries.keep(fresh, dir.resolve("missing/postgres")))
                .isInstanceOf(FileSystemException.class);
    }

    private Path copy(String name) throws IOException {
        Path bin = Files.createDirectories(dir.resolve(name).resolve("bin"));
        Files.writeString(bin.resolve("initdb"), name);
        return bin.getParent();
    }
}
