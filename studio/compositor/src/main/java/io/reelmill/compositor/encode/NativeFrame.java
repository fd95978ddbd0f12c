package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_LEFT;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_PRI_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_MPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_TRC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.av_buffer_allocz;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.Raster;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacpp.BytePointer;

/**
 * A frame in native memory: it is drawn where the encoder reads it, so that nothing has to be copied. The planes lie in one
 * buffer, with rows as {@link Raster} has them.
 */
public final class NativeFrame implements AutoCloseable {

    /** Where planes begin, for the sake of the encoder's vector instructions. */
    private static final int ALIGNMENT = 64;

    final AVFrame av;
    private final Frame frame;

    /**
     * A frame of zeros; both sides are even.
     *
     * @throws io.reelmill.compositor.RenderException when there is no memory for it
     */
    public NativeFrame(int width, int height) {
        av = Av.made(av_frame_alloc(), "a frame");
        av.format(AV_PIX_FMT_YUV420P);
        av.width(width);
        av.height(height);
        av.color_primaries(AVCOL_PRI_BT709);
        av.color_trc(AVCOL_TRC_BT709);
        av.colorspace(AVCOL_SPC_BT709);
        av.color_range(AVCOL_RANGE_MPEG);
        av.chroma_location(AVCHROMA_LOC_LEFT);
        long luma = length(width, height);
        long chroma = length(width / 2, height / 2);
        av.buf(0, Av.made(av_buffer_allocz(luma + 2 * chroma), "a frame"));
        frame = new Frame(
                plane(0, 0, width, height),
                plane(1, luma, width / 2, height / 2),
                plane(2, luma + chroma, width / 2, height / 2));
    }

    private static long length(int width, int height) {
        long bytes = (long) Raster.stride(width) * height;
        return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }

    private Raster plane(int number, long offset, int width, int height) {
        BytePointer data = av.buf(0).data().getPointer(offset).capacity(length(width, height));
        av.data(number, data);
        av.linesize(number, Raster.stride(width));
        return new Raster(width, height, data.asByteBuffer());
    }

    /** What is drawn into; gone with {@link #close}. */
    public Frame frame() {
        return frame;
    }

    /** The same memory as FFmpeg knows it. */
    public AVFrame avFrame() {
        return av;
    }

    @Override
    public void close() {
        av_frame_free(av);
    }
}
