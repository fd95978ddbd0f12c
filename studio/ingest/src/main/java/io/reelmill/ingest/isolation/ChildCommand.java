package io.reelmill.ingest.isolation;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.ingest.MediaLimits;
import io.reelmill.ingest.wire.Job;
import io.reelmill.isolation.CodePath;
import io.reelmill.isolation.IsolatedProcess;
import io.reelmill.isolation.IsolatedProgram;
import io.reelmill.isolation.ProcessLimits;
import io.reelmill.isolation.Sandbox;
import io.reelmill.isolation.SandboxState;
import io.reelmill.providers.ProviderException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.bytedeco.ffmpeg.global.avfilter;
import org.bytedeco.javacpp.Loader;

/** The command line of an isolated process: the same Java with a tiny class path, small memory and hard limits. */
final class ChildCommand {

    static final String MAIN = "io.reelmill.ingest.child.MediaChild";

    private static final int HEAP_MIB = 192;
    private static final int MAX_OPEN_FILES = 1024;
    private static final int MAX_THREADS = 128;
    private static final int PROCESSOR_THREADS = 4;

    private final MediaLimits caps;
    private final String main;
    private final Set<Path> classes;
    private final Set<Path> libraries;
    private final Sandbox sandbox;

    /** @param main class to be run */
    ChildCommand(MediaLimits caps, String main, Sandbox sandbox, List<Class<?>> more) {
        this.caps = caps;
        this.main = main;
        List<Class<?>> needed = new ArrayList<>(List.of(
                Job.class,
                ProviderException.class,
                Loader.class,
                avfilter.class,
                ObjectMapper.class,
                JsonFactory.class,
                JsonTypeInfo.class));
        needed.addAll(more);
        this.classes = CodePath.of(needed);
        this.libraries = libraries();
        this.sandbox = sandbox;
    }

    /**
     * Where the native libraries lie, once unpacked. They are unpacked on this side, so that the process needs to be able
     * to write nothing that anybody else reads.
     */
    private static Set<Path> libraries() {
        Loader.load(avfilter.class);
        return Loader.getLoadedLibraries().values().stream()
                .map(file -> Path.of(file).getParent())
                .filter(java.util.Objects::nonNull)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** What isolates the processes. */
    SandboxState sandbox() {
        return sandbox.state();
    }

    /** @throws IOException when no process can be started */
    IsolatedProcess start(ChildFolder folder) throws IOException {
        Path home = Path.of(System.getProperty("java.home"));
        List<String> java = new ArrayList<>(List.of(
                home.resolve("bin").resolve("java").toString(),
                "-Xms8m",
                "-Xmx" + HEAP_MIB + "m",
                "-Xss512k",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:ReservedCodeCacheSize=32m",
                "-XX:-UsePerfData",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:ErrorFile=" + Child.CRASH_REPORT,
                "-XX:ActiveProcessorCount=2",
                "-Dfile.encoding=UTF-8",
                "-Djava.io.tmpdir=.",
                "-Dorg.bytedeco.javacpp.cachedir=./unpacked",
                "-Dorg.bytedeco.javacpp.maxbytes=0",
                "-Dorg.bytedeco.javacpp.maxphysicalbytes=0",
                "-Dorg.bytedeco.javacpp.pathsFirst=true",
                "-Djava.library.path=" + CodePath.joined(libraries),
                "-cp",
                CodePath.joined(classes),
                main));
        Set<Path> readable = new LinkedHashSet<>(classes);
        readable.addAll(libraries);
        readable.add(home);
        readable.add(folder.input());
        ProcessLimits limits = new ProcessLimits(
                caps.longest().toSeconds() * PROCESSOR_THREADS,
                caps.fileBytes(),
                MAX_OPEN_FILES,
                caps.memoryMib(),
                MAX_THREADS);
        ProcessBuilder builder = new ProcessBuilder().redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().clear();
        builder.environment().put("LC_ALL", "C.UTF-8"); // names of folders may have any letters
        builder.environment().put("MALLOC_ARENA_MAX", "2");
        return sandbox.start(IsolatedProgram.offline(java, readable, folder.output(), limits), builder);
    }
}
