package io.reelmill.natives;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The shared libraries of this machine, looked for where the dynamic linker looks. */
final class SystemLibraries {

    private static final Path CACHE = Path.of("/etc/ld.so.cache");
    private static final List<String> DEFAULT_FOLDERS =
            List.of("/lib64", "/usr/lib64", "/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib", "/usr/lib");
    /** The cache holds full paths, each with a zero behind it. */
    private static final Pattern CACHED_FOLDER = Pattern.compile("(/[\\x20-\\x7E]+)/lib[^/\\x00]+\\x00");

    private final Set<Path> folders;

    private SystemLibraries(Set<Path> folders) {
        this.folders = Set.copyOf(folders);
    }

    /** Those that this process could load. */
    static SystemLibraries ofThisMachine() {
        Set<Path> folders = new LinkedHashSet<>();
        Optional.ofNullable(System.getenv("LD_LIBRARY_PATH")).stream()
                .flatMap(path -> Stream.of(path.split(File.pathSeparator)))
                .filter(folder -> !folder.isEmpty())
                .map(Path::of)
                .forEach(folders::add);
        folders.addAll(cachedFolders());
        DEFAULT_FOLDERS.stream().map(Path::of).forEach(folders::add);
        return new SystemLibraries(folders);
    }

    static SystemLibraries in(Path... folders) {
        return new SystemLibraries(Set.of(folders));
    }

    /** Whether a library with this file name is there and made for this processor. */
    boolean has(String name) {
        return folders.stream().map(folder -> folder.resolve(name)).anyMatch(SystemLibraries::isLibrary);
    }

    private static boolean isLibrary(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return ElfLibrary.isElf(in.readNBytes(64));
        } catch (IOException e) {
            return false; // not there, or not readable for us
        }
    }

    private static Set<Path> cachedFolders() {
        Set<Path> folders = new LinkedHashSet<>();
        try {
            String cache = Files.readString(CACHE, StandardCharsets.ISO_8859_1);
            CACHED_FOLDER
                    .matcher(cache)
                    .results()
                    .map(found -> Path.of(found.group(1)))
                    .forEach(folders::add);
        } catch (IOException e) {
            return Set.of(); // a system without this cache has the default folders
        }
        return folders;
    }
}
