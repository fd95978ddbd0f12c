package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avcodec.av_new_packet;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_BGRA;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_buffer;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_make_writable;
import static org.bytedeco.ffmpeg.global.avutil.av_make_q;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import io.reelmill.ingest.Kind;
import io.reelmill.ingest.av.Av;
import io.reelmill.ingest.av.Damaged;
import io.reelmill.ingest.av.Decoder;
import io.reelmill.ingest.av.Graph;
import io.reelmill.ingest.sniff.PixelLimits;
import io.reelmill.ingest.wire.Job;
import io.reelmill.ingest.wire.Reply;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.avutil.AVRational;

/**
 * An animated WebP, which the library's decoder does not play: its frames are taken out of the container one by one,
 * decoded as stills and laid onto a canvas (WebP container specification, "Animation").
 */
final class AnimatedWebp {

    private static final long MAX_BYTES = 128L << 20;
    private static final int MAX_FRAMES = 20_000;
    private static final int HEAD = 12;
    private static final int FRAME_HEAD = 16;

    private final List<Part> parts = new ArrayList<>();
    private final ByteBuffer file;
    private final int width;
    private final int height;

    /** A frame: where it lies, how long it is seen, and from where in the file its own chunks go. */
    private record Part(
            int x, int y, int width, int height, int millis, boolean replaces, boolean goes, int at, int length) {}

    AnimatedWebp(Path path) throws IOException {
        if (Files.size(path) > MAX_BYTES) {
            throw new io.reelmill.ingest.MediaException("is an animation of more than " + (MAX_BYTES >> 20) + " MiB");
        }
        file = ByteBuffer.wrap(Files.readAllBytes(path)).order(ByteOrder.LITTLE_ENDIAN);
        width = three(HEAD + 12) + 1;
        height = three(HEAD + 15) + 1;
        PixelLimits.checkMoving(width, height);
        for (int at = HEAD; at + 8 <= file.limit() && parts.size() < MAX_FRAMES; ) {
            int length = file.getInt(at + 4);
            if (length < 0 || length > file.limit() - at - 8) {
                break;
            }
            if (name(at).equals("ANMF") && length > FRAME_HEAD) {
                parts.add(part(at + 8, length));
            }
            at += 8 + length + (length & 1);
        }
        if (parts.isEmpty()) {
            throw new Damaged("no frames");
        }
    }

    static boolean isAnimated(Path path) throws IOException {
        byte[] head;
        try (var in = Files.newInputStream(path)) {
            head = in.readNBytes(HEAD + 9);
        }
        return head.length == HEAD + 9 && head[HEAD + 3] == 'X' && (head[HEAD + 8] & 2) != 0;
    }

    private Part part(int at, int length) {
        int flags = file.get(at + 15);
        Part part = new Part(
                three(at) * 2,
                three(at + 3) * 2,
                three(at + 6) + 1,
                three(at + 9) + 1,
                Math.max(10, three(at + 12)),
                (flags & 2) != 0,
                (flags & 1) != 0,
                at + FRAME_HEAD,
                length - FRAME_HEAD);
        if (part.x + part.width > width || part.y + part.height > height) {
            throw new Damaged("a frame beyond the canvas");
        }
        return part;
    }

    private int three(int at) {
        if (at + 3 > file.limit()) {
            throw new Damaged("too short");
        }
        return (file.get(at) & 0xff) | (file.get(at + 1) & 0xff) << 8 | (file.get(at + 2) & 0xff) << 16;
    }

    private String name(int at) {
        return "" + (char) file.get(at) + (char) file.get(at + 1) + (char) file.get(at + 2) + (char) file.get(at + 3);
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    double seconds() {
        return parts.stream().mapToInt(Part::millis).sum() / 1000.0;
    }

    double frameRate() {
        return av_q2d(rate());
    }

    private AVRational rate() {
        return FrameRate.of(parts.size() / seconds());
    }

    Reply write(Job job, Report report) {
        AVRational rate = rate();
        FrameFit fit = FrameFit.covering(width, height, job);
        AVFrame canvas = Av.made(av_frame_alloc());
        canvas.width(width);
        canvas.height(height);
        canvas.format(AV_PIX_FMT_BGRA);
        try (Mp4 mp4 = new Mp4(Path.of(Job.MP4), fit.width(), fit.height(), rate)) {
            Av.check(av_frame_get_buffer(canvas, 0), "making a canvas");
            clear(canvas, 0, 0, width, height);
            AVRational tick = av_make_q(1, 1000);
            String chain = VideoChain.of(canvas, Turn.NONE, rate, 0, fit.width(), fit.height(), false);
            long time = 0;
            try (Graph graph = Graph.pictures(canvas, tick, chain)) {
                for (Part part : parts) {
                    Av.check(av_frame_make_writable(canvas), "drawing");
                    lay(part, canvas);
                    canvas.pts(time);
                    canvas.duration(part.millis);
                    graph.send(canvas, mp4::send);
                    time += part.millis;
                    if (part.goes) {
                        Av.check(av_frame_make_writable(canvas), "drawing");
                        clear(canvas, part.x, part.y, part.width, part.height);
                    }
                    report.progress(time / 1000.0);
                }
                graph.send(null, mp4::send);
            }
            mp4.finish();
            double seconds = mp4.frames() / av_q2d(rate);
            return new Reply.Done(Kind.VIDEO, false, fit.width(), fit.height(), seconds, av_q2d(rate), false, true);
        } finally {
            av_frame_free(canvas);
        }
    }

    private void lay(Part part, AVFrame canvas) {
        AVPacket packet = Av.made(av_packet_alloc());
        try (Decoder decoder = Decoder.named("webp", PixelLimits.MOVING)) {
            fill(packet, part);
            java.util.function.Consumer<AVFrame> layer = frame -> {
                try (Graph graph = Graph.pictures(frame, av_make_q(1, 25), "scale,format=bgra")) {
                    graph.send(frame, drawn -> blend(drawn, part, canvas));
                    graph.send(null, drawn -> blend(drawn, part, canvas));
                }
            };
            decoder.decode(packet, layer);
            decoder.decode(null, layer);
        } finally {
            av_packet_free(packet);
        }
    }

    /** A file of its own for one frame: with transparency it needs a head that says so. */
    private void fill(AVPacket packet, Part part) {
        boolean alpha = name(part.at).equals("ALPH");
        int extended = alpha ? 18 : 0;
        int size = HEAD + extended + part.length;
        Av.check(av_new_packet(packet, size), "taking a frame");
        ByteBuffer out = packet.data().capacity(size).asByteBuffer().order(ByteOrder.LITTLE_ENDIAN);
        out.put(ascii("RIFF")).putInt(size - 8).put(ascii("WEBP"));
        if (alpha) {
            out.put(ascii("VP8X")).putInt(10).putInt(0x10);
            putThree(out, part.width - 1);
            putThree(out, part.height - 1);
        }
        out.put(file.slice(part.at, part.length));
    }

    private static void putThree(ByteBuffer out, int value) {
        out.put((byte) value).put((byte) (value >> 8)).put((byte) (value >> 16));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    }

    private static ByteBuffer samples(AVFrame frame) {
        return frame.data(0).capacity((long) frame.linesize(0) * frame.height()).asByteBuffer();
    }

    private static void clear(AVFrame canvas, int x, int y, int width, int height) {
        ByteBuffer to = samples(canvas);
        byte[] row = new byte[width * 4];
        for (int i = 0; i < height; i++) {
            to.put((y + i) * canvas.linesize(0) + x * 4, row);
        }
    }

    private static void blend(AVFrame drawn, Part part, AVFrame canvas) {
        if (drawn.width() != part.width || drawn.height() != part.height) {
            throw new Damaged("a frame of another size than stated");
        }
        ByteBuffer from = samples(drawn);
        ByteBuffer to = samples(canvas);
        byte[] above = new byte[part.width * 4];
        byte[] below = new byte[part.width * 4];
        for (int i = 0; i < part.height; i++) {
            int at = (part.y + i) * canvas.linesize(0) + part.x * 4;
            from.get(i * drawn.linesize(0), above);
            if (!part.replaces) {
                to.get(at, below);
                over(above, below);
            }
            to.put(at, above);
        }
    }

    /** Puts one row over another, neither multiplied by its alpha. */
    private static void over(byte[] above, byte[] below) {
        for (int p = 0; p < above.length; p += 4) {
            int a = above[p + 3] & 0xff;
            if (a == 255) {
                continue;
            }
            double b = (below[p + 3] & 0xff) * (255 - a) / 255.0;
            double sum = a + b;
            for (int c = 0; c < 3 && sum > 0; c++) {
                above[p + c] = (byte) Math.round(((above[p + c] & 0xff) * a + (below[p + c] & 0xff) * b) / sum);
            }
            above[p + 3] = (byte) Math.round(sum);
        }
    }
}
