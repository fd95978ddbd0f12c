package io.reelmill.render.segment;

import io.reelmill.render.stage.BuildFingerprint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a node must have in common with another for the two to make the same bytes: the build, the architecture, and the
 * instructions by which the native libraries choose between ways to compute that round differently.
 */
final class RenderingNode {

    private static final Path CPU = Path.of("/proc/cpuinfo");
    /** Of x86; Skia has a pipeline for each of them. */
    private static final List<String> INSTRUCTIONS =
            List.of("sse4_1", "ssse3", "avx", "f16c", "fma", "avx2", "avx512f");

    private static final String FINGERPRINT =
            BuildFingerprint.value() + "/" + System.getProperty("os.arch") + "/" + instructions();

    private RenderingNode() {}

    static String fingerprint() {
        return FINGERPRINT;
    }

    /** Empty where the system does not tell them. */
    private static String instructions() {
        try (Stream<String> lines = Files.lines(CPU)) {
            Optional<String> flags =
                    lines.filter(line -> line.startsWith("flags")).findFirst();
            List<String> known =
                    flags.map(line -> Arrays.asList(line.split("\\s+"))).orElse(List.of());
            return INSTRUCTIONS.stream().filter(known::contains).collect(Collectors.joining(","));
        } catch (IOException e) {
            return "";
        }
    }
}
