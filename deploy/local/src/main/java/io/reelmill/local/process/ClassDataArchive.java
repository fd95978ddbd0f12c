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

    /** Whether its folder is writable and has 2 GiB free. A JVM that runs out of space leaves an incomplete archive. */
    public boolean canBeRecorded() {
        try {
            Files.createDirectories(file.getParent());
            return Files.isWritable(file.getParent())
                    && Files.getFileStore(file.getParent()).getUsableSpace() >= NEEDED_BYTES;
        } catch (IOException e) {
            return false; // a read-only installation starts without class data
        }
    }

    /** JVM options of a run that maps it. */
    public List<String> mappingOptions() {
        return List.of("-XX:SharedArchiveFile=" + file, "-cp", joined());
    }

    /** JVM options of a run that writes it when it ends. Such a run takes twice as long to start and seconds longer to end. */
    public List<String> recordingOptions() {
        return List.of("-XX:ArchiveClassesAtExit=" + recordingFile(), "-cp", joined());
    }

    /**
     * Keeps the archive that a JVM has recorded, or deletes it.
     *
     * @param complete whether the JVM ended in order; a JVM that was killed may leave an incomplete archive
     * @throws SuiteException when the file cannot be moved or deleted
     */
    public void finishRecording(boolean complete) {
        try {
            if (complete && Files.exists(recordingFile())) {
                Files.move(recordingFile(), file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } else {
                Files.deleteIfExists(recordingFile());
            }
        } catch (IOException e) {
            throw new SuiteException("cannot keep " + file + ": " + Home.reason(e), e);
        }
    }

    /** The process id in its name keeps two suites apart that record at the same time. */
    private Path recordingFile() {
        return file.resolveSibling(
                file.getFileName() + "." + ProcessHandle.current().pid());
    }

    private String joined() {
        return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
