package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_encoder_by_name;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_packet;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_frame;
import static org.bytedeco.ffmpeg.global.avutil.AV_FRAME_DATA_DISPLAYMATRIX;
import static org.bytedeco.ffmpeg.global.avutil.AV_FRAME_DATA_ICC_PROFILE;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_FLAG_ALPHA;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_PAL8;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_RGBA;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_remove_side_data;
import static org.bytedeco.ffmpeg.global.avutil.av_make_q;
import static org.bytedeco.ffmpeg.global.avutil.av_pix_fmt_desc_get;

import io.reelmill.ingest.Kind;
import io.reelmill.ingest.av.Av;
import io.reelmill.ingest.av.Graph;
import io.reelmill.ingest.sniff.PixelLimits;
import io.reelmill.ingest.wire.Job;
import io.reelmill.ingest.wire.Reply;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Writes a picture as a PNG: upright, no larger than is useful, transparent where it was. */
final class StillWriter implements AutoCloseable {

    /** A side is never longer. */
    private static final int LONGEST_SIDE = 4096;
    /** Quick: the file is read once or twice, then gone. */
    private static final int COMPRESSION = 3;

    private final AVPacket packet = Av.made(av_packet_alloc());
    private Reply written;

    Reply write(AVFrame frame, Turn turn) {
        PixelLimits.checkStill(frame.width(), frame.height());
        boolean mayShine = frame.format() == AV_PIX_FMT_PAL8
                || (av_pix_fmt_desc_get(frame.format()).flags() & AV_PIX_FMT_FLAG_ALPHA) != 0;
        try (Graph graph = Graph.pictures(frame, av_make_q(1, 25), chain(frame, turn, mayShine))) {
            graph.send(frame, out -> written = encode(out));
            if (written == null) {
                graph.send(null, out -> written = encode(out));
            }
        }
        return written;
    }

    private static String chain(AVFrame frame, Turn turn, boolean alpha) {
        double scale = Math.min(1, LONGEST_SIDE / (double) Math.max(frame.width(), frame.height()));
        StringBuilder chain = new StringBuilder();
        if (scale < 1) {
            long width = Math.max(1, Math.round(frame.width() * scale));
            long height = Math.max(1, Math.round(frame.height() * scale));
            String size = "scale=" + width + ":" + height + ":flags=lanczos+accurate_rnd+full_chroma_int,";
            // what is transparent has a colour too, which must not bleed into what is not
            chain.append(alpha ? "format=gbrap,premultiply=inplace=1," + size + "unpremultiply=inplace=1," : size);
        }
        if (!turn.isNone()) {
            chain.append(turn.filters()).append(',');
        }
        return chain + "scale=flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp,format="
                + (alpha ? "rgba" : "rgb24");
    }

    private Reply encode(AVFrame picture) {
        for (int data : new int[] {AV_FRAME_DATA_DISPLAYMATRIX, AV_FRAME_DATA_ICC_PROFILE}) {
            av_frame_remove_side_data(picture, data);
        }
        AVCodec codec = Av.made(avcodec_find_encoder_by_name("png"));
        AVCodecContext encoder = Av.made(avcodec_alloc_context3(codec));
        try {
            encoder.width(picture.width());
            encoder.height(picture.height());
            encoder.pix_fmt(picture.format());
            encoder.time_base(av_make_q(1, 25));
            encoder.compression_level(COMPRESSION);
            Av.check(avcodec_open2(encoder, codec, (AVDictionary) null), "opening the PNG encoder");
            Av.check(avcodec_send_frame(encoder, picture), "encoding");
            Av.check(avcodec_send_frame(encoder, null), "encoding");
            Av.check(avcodec_receive_packet(encoder, packet), "encoding");
            save(packet.data().capacity(packet.size()).asByteBuffer());
        } finally {
            avcodec_free_context(encoder);
        }
        return new Reply.Done(
                Kind.IMAGE, false, picture.width(), picture.height(), 0, 0, isTransparent(picture), false);
    }

    private static void save(ByteBuffer bytes) {
        try (FileChannel out = FileChannel.open(
                Path.of(Job.PNG),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING)) {
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isTransparent(AVFrame picture) {
        if (picture.format() != AV_PIX_FMT_RGBA) {
            return false;
        }
        int stride = picture.linesize(0);
        ByteBuffer samples =
                picture.data(0).capacity((long) stride * picture.height()).asByteBuffer();
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                if (samples.get(y * stride + x * 4 + 3) != -1) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void close() {
        av_packet_free(packet);
    }
}
