package io.reelmill.ingest;

import io.reelmill.compositor.FootageWriter;
import io.reelmill.ingest.child.MediaChild;
import io.reelmill.providers.ProviderException;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.timeline.Timeline;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.bytedeco.ffmpeg.global.avutil;
import org.bytedeco.javacpp.Loader;

/** Starts the process that opens a file: a small heap, an empty environment, and limits that the system keeps. */
final class ChildProcess {

    /** Seconds of processor time, over all threads: more than the longest film takes. */
    private static final int CPU_SECONDS = 2400;
    /** For a picture. */
    private static final int IMAGE_CPU_SECONDS = 30;

    private static final int FILE_MIB = 8192;
    private static final List<Class<?>> NEEDED = List.of(
            MediaChild.class,
            FootageWriter.class,
            Timeline.class,
            WavWriter.class,
            ProviderException.class,
            avutil.class,
            Loader.class,
            io.github.humbleui.skija.Image.class,
            io.github.humbleui.types.Rect.class,
            org.slf4j.Logger.class,
            com.fasterxml.jackson.annotation.JsonTypeInfo.class,
            com.fasterxml.jackson.databind.ObjectMapper.class,
            com.fasterxml.jackson.core.JsonFactory.class);

    private final String classPath = classPath();

    Process start(Path untrusted, Wanted wanted, Path folder) throws IOException {
        int cpu = FileKind.of(untrusted) == FileKind.IMAGE ? IMAGE_CPU_SECONDS : CPU_SECONDS;
        // the shell sets the limits and gives way to the program that its arguments name
        String limits =
                "ulimit -t " + cpu + "; ulimit -f " + FILE_MIB * 2048L + "; ulimit -n 1024; ulimit -c 0; exec \"$@\"";
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", limits, "intake"));
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx640m",
                "-Xss1m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-cp",
                classPath,
                MediaChild.class.getName(),
                untrusted.toAbsolutePath().toString(),
                folder.toAbsolutePath().toString(),
                Integer.toString(wanted.longestSide()),
                Double.toString(wanted.longest())));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().clear();
        return builder.start();
    }

    /** The folders of the archives that the needed classes come from: in them lie their native parts too. */
    private static String classPath() {
        Set<String> entries = new LinkedHashSet<>();
        for (Class<?> needed : NEEDED) {
            CodeSource source = needed.getProtectionDomain().getCodeSource();
            if (source == null) {
                continue;
            }
            try {
                Path place = Path.of(source.getLocation().toURI());
                entries.add(place.toString());
                if (Files.isRegularFile(place)) {
                    entries.add(place.getParent() + File.separator + "*");
                }
            } catch (URISyntaxException e) {
                throw new IllegalStateException("the place of " + needed.getName() + " is no file", e);
            }
        }
        entries.add(System.getProperty("java.class.path"));
        return String.join(File.pathSeparator, entries);
    }
}
