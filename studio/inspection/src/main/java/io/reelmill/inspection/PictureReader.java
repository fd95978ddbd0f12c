package io.reelmill.inspection;

import static org.bytedeco.ffmpeg.global.avcodec.AVDISCARD_NONKEY;
import static org.bytedeco.ffmpeg.global.avcodec.AV_PKT_FLAG_KEY;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_profile_name;
import static org.bytedeco.ffmpeg.global.avutil.av_color_primaries_name;
import static org.bytedeco.ffmpeg.global.avutil.av_color_range_name;
import static org.bytedeco.ffmpeg.global.avutil.av_color_space_name;
import static org.bytedeco.ffmpeg.global.avutil.av_color_transfer_name;
import static org.bytedeco.ffmpeg.global.avutil.av_get_pix_fmt_name;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacpp.BytePointer;

/** Looks at the decoded pictures through a coarse grid of luma samples, which is enough to tell black and repeated ones. */
final class PictureReader implements AutoCloseable {

    private static final int GRID = 48;
    /** Limited-range luma: 16 is black. Anything whose brightest sample stays below this shows nothing. */
    private static final int BLACK_BELOW = 26;

    /** Difference of luma up to which two samples look the same. */
    private static final int STILL = 4;

    private final AVStream stream;
    private final Depth depth;
    private final StreamDecoder decoder;
    private final byte[] samples = new byte[GRID * GRID];
    private final byte[] before = new byte[GRID * GRID];
    private final Effort effort = new Effort();
    private final Stretches dark = new Stretches();
    private final Stretches still = new Stretches();
    private double last;
    private int examined;
    private int black;
    private int repeated;

    PictureReader(AVStream stream, Depth depth) {
        this.stream = stream;
        this.depth = depth;
        this.decoder = new StreamDecoder(
                stream,
                context -> {
                    context.thread_count(0);
                    if (depth == Depth.KEY_FRAMES) {
                        context.skip_frame(AVDISCARD_NONKEY);
                    }
                },
                this::examine);
    }

    int stream() {
        return stream.index();
    }

    void decode(AVPacket packet) {
        if (packet != null) {
            effort.add(decoder.secondsOf(packet), packet.size(), (packet.flags() & AV_PKT_FLAG_KEY) != 0);
        }
        decoder.decode(packet);
    }

    Inspection.Video facts() {
        AVCodecParameters parameters = stream.codecpar();
        return new Inspection.Video(
                decoder.codec(),
                text(avcodec_profile_name(parameters.codec_id(), parameters.profile())),
                parameters.width(),
                parameters.height(),
                text(av_get_pix_fmt_name(parameters.format())),
                String.join(
                        "/",
                        text(av_color_primaries_name(parameters.color_primaries())),
                        text(av_color_transfer_name(parameters.color_trc())),
                        text(av_color_space_name(parameters.color_space())),
                        text(av_color_range_name(parameters.color_range()))),
                av_q2d(stream.avg_frame_rate()),
                decoder.seconds(),
                stream.nb_frames(),
                examined,
                black,
                depth == Depth.EVERY_FRAME ? repeated : 0,
                dark.until(decoder.seconds()),
                still.until(decoder.seconds()).stream()
                        .filter(s -> effort.between(s) < leastEffort())
                        .toList());
    }

    private void examine(AVFrame frame) {
        int width = frame.width();
        int height = frame.height();
        int stride = frame.linesize(0);
        BytePointer plane = frame.data(0);
        ByteBuffer luma = plane.capacity((long) stride * height).asByteBuffer();
        int brightest = 0;
        for (int row = 0; row < GRID; row++) {
            int line = (int) ((row + 0.5) * height / GRID) * stride;
            for (int column = 0; column < GRID; column++) {
                byte sample = luma.get(line + (int) ((column + 0.5) * width / GRID));
                samples[row * GRID + column] = sample;
                brightest = Math.max(brightest, sample & 0xff);
            }
        }
        double at = decoder.secondsOf(frame);
        boolean nothing = brightest < BLACK_BELOW;
        if (nothing) {
            black++;
        }
        dark.at(at, nothing);
        still.at(at, examined > 0 && isStill(), last);
        last = at;
        if (examined > 0 && Arrays.equals(samples, before)) {
            repeated++;
        }
        System.arraycopy(samples, 0, before, 0, samples.length);
        examined++;
    }

    /** Coding alone makes samples differ by less; whatever moves changes some sample by more. */
    private boolean isStill() {
        for (int i = 0; i < samples.length; i++) {
            if (Math.abs((samples[i] & 0xff) - (before[i] & 0xff)) > STILL) {
                return false;
            }
        }
        return true;
    }

    /** Bytes of a picture that differs at all from the one before, at the least. */
    private double leastEffort() {
        return Math.max(48, stream.codecpar().width() * stream.codecpar().height() / 8192.0);
    }

    private static String text(BytePointer name) {
        return name == null ? "unknown" : name.getString();
    }

    @Override
    public void close() {
        decoder.close();
    }
}
