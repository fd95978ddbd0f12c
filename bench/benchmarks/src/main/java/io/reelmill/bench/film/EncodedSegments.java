package io.reelmill.bench.film;

import io.reelmill.compositor.encode.Mp4Input;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** The segments that lie in the work folder of a film, which are kept for its next run. */
record EncodedSegments(Set<Path> files) {

    static EncodedSegments in(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder.resolve("pieces"))) {
            Set<Path> files = new HashSet<>();
            all.filter(file -> file.endsWith("segment.mp4")).forEach(files::add);
            return new EncodedSegments(files);
        }
    }

    /** Frames of those that were not there before. */
    long framesSince(EncodedSegments before) {
        long frames = 0;
        for (Path file : files) {
            if (!before.files.contains(file)) {
                try (Mp4Input segment = new Mp4Input(file)) {
                    frames += segment.pictures().nb_frames();
                }
            }
        }
        return frames;
    }
}
