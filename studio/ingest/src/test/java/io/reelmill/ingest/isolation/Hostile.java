package io.reelmill.ingest.isolation;

import io.reelmill.ingest.Kind;
import io.reelmill.ingest.wire.Job;
import io.reelmill.ingest.wire.Reply;
import io.reelmill.ingest.wire.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.Pointer;

/** A process that a file has taken over: does what the file says. */
public final class Hostile {

    private Hostile() {}

    public static void main(String[] args) throws Exception {
        try {
            serve();
        } catch (OutOfMemoryError e) {
            Runtime.getRuntime().halt(Child.OUT_OF_MEMORY);
        }
    }

    private static void serve() throws IOException {
        Wire.write(System.out, new Reply.Ready());
        while (true) {
            Job job = Wire.read(System.in, Job.class);
            if (job == null) {
                return;
            }
            act(Files.readString(Path.of(Job.IN)).strip());
        }
    }

    private static void act(String what) throws IOException {
        Reply image = new Reply.Done(Kind.IMAGE, false, 4, 4, 0, 0, false, false);
        switch (what) {
            case "crash" ->
                new BytePointer(new Pointer() {
                            {
                                address = 8;
                            }
                        })
                        .put(0, (byte) 1);
            case "hang" -> {
                while (true) {
                    Thread.onSpinWait();
                }
            }
            case "hog" -> {
                while (true) {
                    Pointer.memset(new BytePointer(16 << 20), 1, 16 << 20);
                }
            }
            case "babble" -> {
                while (true) {
                    System.out.print("{".repeat(4096));
                }
            }
            case "flood" -> {
                while (true) {
                    Wire.write(System.out, new Reply.Progress(1));
                }
            }
            case "lure" -> {
                Files.createSymbolicLink(Path.of(Job.PNG), Path.of("/etc/hostname"));
                Wire.write(System.out, image);
            }
            case "lie" -> Wire.write(System.out, image);
            case "fill" -> {
                byte[] block = new byte[1 << 20];
                try (var out = Files.newOutputStream(Path.of(Job.PNG))) {
                    while (true) {
                        out.write(block);
                    }
                }
            }
            default -> {
                Files.writeString(Path.of(Job.PNG), System.getenv().toString());
                Wire.write(System.out, image);
            }
        }
    }
}
