package io.reelmill.ingest.isolation;

import io.reelmill.ingest.Kind;
import io.reelmill.ingest.MediaLimits;
import io.reelmill.ingest.wire.Job;
import io.reelmill.ingest.wire.Reply;
import io.reelmill.ingest.wire.Wire;
import io.reelmill.isolation.Sandbox;
import io.reelmill.isolation.SandboxMode;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.Pointer;

/** A process that a file has taken over: does what the file says. */
public final class Hostile {

    /** What the content may begin with to be taken for music. */
    public static final String MP3 = "ID3 ";

    private Hostile() {}

    /** Processes that any file takes over. */
    public static Children children(MediaLimits caps, Path work) {
        return Children.running(Hostile.class, caps, work, Sandbox.of(SandboxMode.OFF));
    }

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
            act(Files.readString(Path.of(Job.IN)).replace(MP3, "").strip());
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
            case "playlist" -> {
                Files.writeString(Path.of(Job.MP4), "#EXTM3U\n#EXTINF:1,\n/etc/hostname\n#EXT-X-ENDLIST\n");
                Wire.write(System.out, video(64));
            }
            case "photograph" -> {
                Files.write(Path.of(Job.MP4), new byte[] {(byte) 0xff, (byte) 0xd8, (byte) 0xff, 0});
                Wire.write(System.out, video(64));
            }
            case "giant" -> Wire.write(System.out, video(1 << 20));
            case "fill" -> {
                byte[] block = new byte[1 << 20];
                try (var out = Files.newOutputStream(Path.of(Job.PNG))) {
                    while (true) {
                        out.write(block);
                    }
                }
            }
            case "overwrite" -> {
                answer(() -> Files.writeString(Path.of(Job.IN), "changed", StandardOpenOption.WRITE));
                Wire.write(System.out, image);
            }
            case "read" -> {
                answer(() -> Files.readString(Path.of("/etc/passwd")));
                Wire.write(System.out, image);
            }
            case "connect" -> {
                answer(() -> SocketChannel.open(new InetSocketAddress("127.0.0.1", 22)));
                Wire.write(System.out, image);
            }
            case "listen" -> {
                answer(ServerSocketChannel::open);
                Wire.write(System.out, image);
            }
            case "unshare" -> {
                answer(Hostile::unshared);
                Wire.write(System.out, image);
            }
            default -> {
                Files.writeString(Path.of(Job.PNG), System.getenv().toString());
                Wire.write(System.out, image);
            }
        }
    }

    private static Reply video(int width) {
        return new Reply.Done(Kind.VIDEO, false, width, 64, 1, 30, false, false);
    }

    private interface Attempt {
        Object make() throws Exception;
    }

    /** Leaves word of what came of it. */
    private static void answer(Attempt attempt) throws IOException {
        String outcome;
        try {
            attempt.make();
            outcome = "done";
        } catch (Exception | OutOfMemoryError e) {
            outcome = "refused";
        }
        Files.writeString(Path.of(Job.PNG), outcome);
    }

    /** A namespace of its own would bring it all capabilities there. */
    private static Object unshared() throws Exception {
        Process process = new ProcessBuilder("/usr/bin/unshare", "--user", "true").start();
        if (process.waitFor() != 0) {
            throw new IOException("refused");
        }
        return process;
    }
}
