package io.reelmill.local.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Java, the libraries of the system, and room on the disk. */
public final class MachineCheck implements Check {

    private static final int MIN_JAVA = 17;
    private static final long MIN_FREE_MIB = 2048;
    private static final List<String> LIBRARY_FOLDERS = List.of(
            "/lib64", "/usr/lib64", "/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/usr/lib", "/usr/local/lib");

    private final Path home;

    /** @param home the folder of the data, which need not exist yet */
    public MachineCheck(Path home) {
        this.home = home;
    }

    @Override
    public List<Finding> run() {
        return List.of(
                java(Runtime.version().feature()),
                system(System.getProperty("os.name"), System.getProperty("os.arch")),
                library("libstdc++.so.6", "libstdc++6"),
                library("libfreetype.so.6", "libfreetype6"),
                disk());
    }

    static Finding java(int version) {
        return version >= MIN_JAVA
                ? Finding.ok("Java", Runtime.version().toString())
                : Finding.problem("Java", "version " + version, "install a JDK of version 17 or later");
    }

    static Finding system(String name, String machine) {
        return name.equals("Linux") && machine.equals("amd64")
                ? Finding.ok("system", "64-bit x86 Linux")
                : Finding.problem("system", name + " " + machine, "run it on 64-bit x86 Linux");
    }

    private static Finding library(String file, String debianPackage) {
        Stream<String> ofTheJdk = Stream.of(System.getProperty("java.home") + "/lib");
        boolean there = Stream.concat(LIBRARY_FOLDERS.stream(), ofTheJdk)
                .flatMap(folder ->
                        Stream.of(file, file.replaceFirst("\\.\\d+$", "")).map(Path.of(folder)::resolve))
                .anyMatch(Files::exists);
        return there
                ? Finding.ok(file, "installed")
                : Finding.problem(file, "is missing", "install " + debianPackage + " (Debian)");
    }

    private Finding disk() {
        Path folder = home.toAbsolutePath();
        while (!Files.exists(folder) && folder.getParent() != null) {
            folder = folder.getParent();
        }
        try {
            return disk(folder, Files.getFileStore(folder).getUsableSpace() >> 20, Files.isWritable(folder));
        } catch (IOException e) {
            return Finding.problem(
                    "disk", folder + " cannot be read: " + e.getMessage(), "name another folder by REELMILL_HOME");
        }
    }

    static Finding disk(Path folder, long freeMebibytes, boolean writable) {
        List<String> wrong = new ArrayList<>();
        if (freeMebibytes < MIN_FREE_MIB) {
            wrong.add(freeMebibytes + " MiB free, and %d MiB are needed".formatted(MIN_FREE_MIB));
        }
        if (!writable) {
            wrong.add("not writable");
        }
        return wrong.isEmpty()
                ? Finding.ok("disk", "%s has %d GiB free".formatted(folder, freeMebibytes >> 10))
                : Finding.problem(
                        "disk",
                        folder + ": " + String.join("; ", wrong),
                        "make room or name another folder by REELMILL_HOME");
    }
}
