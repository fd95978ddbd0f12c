package io.reelmill.local.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The classes of a program as a JVM has parsed and verified them, in a file that later JVMs map when they start (dynamic
 * class-data sharing, JEP 350). Another version of Java has an archive of its own.
 *
 * @param file the archive, about 110 MB
 * @param classPath the jars of the program in order; a JVM accepts no folders here
 */
public record ClassDataArchive(Path file, List<Path> classPath) {

    private static final long NEEDED_BYTES = 2L << 30;

    public ClassDataArchive {
        classPath = List.copyOf(classPath);
    }

    /** The archive of a program in a folder, for the Java that runs now. */
    public static ClassDataArchive in(Path folder, String program, List<Path> classPath) {
        String java = System.getProperty("java.vm.version").replaceAll("[^\\w.+-]", "_");
        return new ClassDataArchive(folder.resolve(program + "-" + java + ".jsa"), classPath);
    }

    /** Whether it was recorded with the jars that are there now. */
    public boolean isCurrent() {
        try {
            if (!Files.exists(file)) {
                return false;
            }
            for (Path jar : classPath) {
                if (Files.getLastModifiedTime(jar).compareTo(Files.getLastModifiedTime(file)) >= 0) {
                    return false;
                }
            }
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether there is a writable folder with room for it. A JVM that runs out of space leaves a part of an archive. */
    public boolean canBeRecorded() {
        try {
            Files.createDirectories(file.getParent());
            return Files.isWritable(file.getParent())
                    && Files.getFileStore(file.getParent()).getUsableSpace() >= NEEDED_BYTES;
        } catch (IOException e) {
            return false; // a read-only installation starts as quickly as before
        }
    }

    /** JVM options of a run that maps it. */
    public List<String> sharing() {
        return List.of("-XX:SharedArchiveFile=" + file, "-cp", joined());
    }

    /** JVM options of a run that writes it when it ends. Such a run starts half as fast and takes seconds longer to end. */
    public List<String> recording() {
        return List.of("-XX:ArchiveClassesAtExit=" + recorded(), "-cp", joined());
    }

    /**
     * Ends a recording.
     *
     * @param complete whether the JVM ended in order; what a killed one has left is deleted
     */
    public void recorded(boolean complete) {
        try {
            if (complete && Files.exists(recorded())) {
                Files.move(recorded(), file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } else {
                Files.deleteIfExists(recorded());
            }
        } catch (IOException e) {
            throw new SuiteException("cannot keep " + file + ": " + Home.reason(e), e);
        }
    }

    /** Two suites may record at the same time. */
    private Path recorded() {
        return file.resolveSibling(
                file.getFileName() + "." + ProcessHandle.current().pid());
    }

    private String joined() {
        return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
