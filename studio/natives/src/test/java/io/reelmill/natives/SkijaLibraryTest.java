package io.reelmill.natives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SkijaLibraryTest {

    @TempDir
    Path folder;

    private Path system;
    private Path java;
    private Path cache;

    @BeforeEach
    void prepareAMachine() throws IOException {
        system = Files.createDirectories(folder.resolve("system"));
        java = folder.resolve("java");
        cache = folder.resolve("cache");
    }

    @Test
    void shouldNeedNothingThatIsAbsent() throws IOException {
        install("libfontconfig.so.1");

        ElfLibrary library = unpacked();

        assertThat(library.needed())
                .contains("libfontconfig.so.1", "libc.so.6")
                .doesNotContain("libGL.so.1", "libEGL.so.1");
        assertThat(library.undefinedSymbols())
                .contains("FcPatternCreate", "FT_New_Size", "malloc")
                .noneMatch(name -> name.matches("e?gl[A-Z].*"));
    }

    @Test
    void shouldNeedFreeTypeWhereFontconfigDoesNotBringIt() throws IOException {
        install("libGL.so.1");
        install("libEGL.so.1");
        install("libfreetype.so.6");

        ElfLibrary library = unpacked();

        assertThat(library.needed()).startsWith("libGL.so.1", "libEGL.so.1", "libfreetype.so.6");
        assertThat(library.undefinedSymbols())
                .contains("FT_New_Size", "glClear")
                .noneMatch(name -> name.matches("Fc[A-Z].*"));
    }

    @Test
    void shouldTakeFreeTypeFromJavaWhereTheSystemHasNone() throws IOException {
        Files.createDirectories(java.resolve("lib"));
        Files.writeString(java.resolve("lib/libfreetype.so"), "FreeType");

        Path unpacked = unpack();

        assertThat(unpacked.resolve("libfreetype.so.6")).hasContent("FreeType");
        ElfLibrary library = read(unpacked);
        assertThat(library.needed()).contains("libfreetype.so.6").doesNotContain("libGL.so.1", "libEGL.so.1");
        assertThat(library.runPath()).isEqualTo("$ORIGIN");
    }

    @Test
    void shouldNameWhatToInstallWhereThereIsNoFreeType() {
        assertThatIllegalStateException().isThrownBy(this::unpack).withMessageContaining("libfreetype6");
    }

    @Test
    void shouldLeaveOneWholeFileWhenSeveralProcessesUnpackAtOnce() throws IOException {
        install("libfontconfig.so.1");

        IntStream.range(0, 4)
                .mapToObj(i -> CompletableFuture.supplyAsync(this::unpack))
                .toList()
                .forEach(CompletableFuture::join);

        try (var files = Files.list(unpack())) {
            assertThat(files.toList()).singleElement().satisfies(file -> assertThat(file)
                    .hasFileName("libskija.so")
                    .hasSize(resourceSize()));
        }
    }

    private static long resourceSize() throws IOException {
        try (var in = SkijaLibrary.class.getResourceAsStream("/io/github/humbleui/skija/linux/x64/libskija.so")) {
            return in.readAllBytes().length;
        }
    }

    private ElfLibrary unpacked() throws IOException {
        return read(unpack());
    }

    private static ElfLibrary read(Path unpacked) throws IOException {
        return new ElfLibrary(Files.readAllBytes(unpacked.resolve("libskija.so")));
    }

    private Path unpack() {
        try {
            return SkijaLibrary.unpack(SystemLibraries.in(system), java, cache);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Any library serves: only its kind is looked at. */
    private void install(String name) throws IOException {
        Path own = Path.of(System.getProperty("java.home"), "lib", "libjava.so");
        Files.copy(own, system.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        assertThat(List.of(name)).allMatch(SystemLibraries.in(system)::has);
    }
}
