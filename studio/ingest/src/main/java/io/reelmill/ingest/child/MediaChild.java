package io.reelmill.ingest.child;

import io.reelmill.ingest.FileKind;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** Opens one file, writes its normalised copy, tells what it is in lines of {@code name=value}, and ends. */
public final class MediaChild {

    /** The pipe to the parent. */
    private static final PrintStream PARENT =
            new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

    private MediaChild() {}

    /** Arguments: the file, the folder, the longest side in pixels, the longest time in seconds. */
    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        Path folder = Path.of(args[1]);
        int longestSide = Integer.parseInt(args[2]);
        double longest = Double.parseDouble(args[3]);
        try {
            Map<String, String> facts = FileKind.of(file) == FileKind.IMAGE
                    ? new ImageFile(longestSide).normalise(file, folder)
                    : new StreamFile(longestSide, longest).normalise(file, folder);
            facts.forEach(MediaChild::tell);
        } catch (UnfitException e) {
            tell("error", e.getMessage());
        }
    }

    /** Tells the parent a fact, or that work goes on. */
    static synchronized void tell(String name, String value) {
        PARENT.println(name + "=" + value.replaceAll("[\\r\\n]+", " "));
    }
}
