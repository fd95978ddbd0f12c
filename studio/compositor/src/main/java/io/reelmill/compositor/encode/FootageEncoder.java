package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_BGRA;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.swscale.SWS_BILINEAR;
import static org.bytedeco.ffmpeg.global.swscale.SWS_CS_ITU709;
import static org.bytedeco.ffmpeg.global.swscale.sws_freeContext;
import static org.bytedeco.ffmpeg.global.swscale.sws_getCoefficients;
import static org.bytedeco.ffmpeg.global.swscale.sws_getContext;
import static org.bytedeco.ffmpeg.global.swscale.sws_scale;
import static org.bytedeco.ffmpeg.global.swscale.sws_setColorspaceDetails;

import io.reelmill.compositor.Encoding;
import io.reelmill.timeline.Canvas;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.swscale.SwsContext;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.DoublePointer;
import org.bytedeco.javacpp.IntPointer;
import org.bytedeco.javacpp.PointerPointer;

/** Encodes drawn pictures into an mp4 that is going to be cut into a film: light to make, quick to enter anywhere. */
public final class FootageEncoder implements AutoCloseable {

    private static final Encoding LIGHT = new Encoding(14, "ultrafast", Encoding.DEFAULT.audioKbps());
    private static final int GOP = 12;

    private final int height;
    private final AVCodecContext encoder;
    private final NativeFrame picture;
    private final SwsContext converter;
    private final Mp4Writer mp4;
    private final AVStream stream;
    private final PointerPointer<BytePointer> source = new PointerPointer<>(1);
    private final IntPointer stride = new IntPointer(1);
    private long sent;

    /** @throws io.reelmill.compositor.RenderException when the file cannot be written */
    public FootageEncoder(Path file, Canvas canvas) {
        this.height = canvas.height();
        this.encoder = H264.open(canvas, LIGHT, GOP);
        this.picture = new NativeFrame(canvas.width(), canvas.height());
        this.converter = Av.made(
                sws_getContext(
                        canvas.width(),
                        canvas.height(),
                        AV_PIX_FMT_BGRA,
                        canvas.width(),
                        canvas.height(),
                        AV_PIX_FMT_YUV420P,
                        SWS_BILINEAR,
                        null,
                        null,
                        (DoublePointer) null),
                "a converter");
        IntPointer bt709 = sws_getCoefficients(SWS_CS_ITU709);
        sws_setColorspaceDetails(converter, bt709, 1, bt709, 0, 0, 1 << 16, 1 << 16);
        this.mp4 = new Mp4Writer(file);
        this.stream = mp4.add(encoder);
        mp4.begin();
    }

    /**
     * Encodes one picture.
     *
     * @param bgra samples in native memory, opaque
     * @param rowBytes from one row to the next
     */
    public void send(ByteBuffer bgra, int rowBytes) {
        try (BytePointer samples = new BytePointer(bgra)) {
            source.put(0, samples);
            stride.put(0, rowBytes);
            sws_scale(converter, source, stride, 0, height, picture.av.data(), picture.av.linesize());
        }
        picture.av.pts(sent++);
        mp4.encode(encoder, stream, picture.av);
    }

    /** Encodes one picture that is 4:2:0 of the right size already. */
    public void send(AVFrame yuv) {
        yuv.pts(sent++);
        mp4.encode(encoder, stream, yuv);
    }

    /** Ends the file; without this it is not playable. */
    public void finish() {
        mp4.encode(encoder, stream, null);
        mp4.finish();
    }

    @Override
    public void close() {
        mp4.close();
        sws_freeContext(converter);
        picture.close();
        avcodec_free_context(encoder);
        source.close();
        stride.close();
    }
}
