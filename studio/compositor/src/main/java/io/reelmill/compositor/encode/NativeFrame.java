package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_LEFT;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_PRI_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_MPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_TRC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.av_buffer_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.Raster;
import java.nio.ByteBuffer;
import org.bytedeco.ffmpeg.avutil.AVBufferRef;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacpp.BytePointer;

/** A frame in native memory, in one buffer with rows as {@link Raster} has them, so that a plane is copied in one go. */
final class NativeFrame implements AutoCloseable {

    final AVFrame av;
    private final ByteBuffer[] planes = new ByteBuffer[3];

    NativeFrame(int width, int height) {
        av = Av.made(av_frame_alloc(), "a frame");
        av.format(AV_PIX_FMT_YUV420P);
        av.width(width);
        av.height(height);
        av.color_primaries(AVCOL_PRI_BT709);
        av.color_trc(AVCOL_TRC_BT709);
        av.colorspace(AVCOL_SPC_BT709);
        av.color_range(AVCOL_RANGE_MPEG);
        av.chroma_location(AVCHROMA_LOC_LEFT);
        int[] strides = {Raster.stride(width), Raster.stride(width / 2), Raster.stride(width / 2)};
        long[] lengths = {(long) strides[0] * height, (long) strides[1] * (height / 2), (long) strides[2] * (height / 2)
        };
        AVBufferRef buffer = Av.made(av_buffer_alloc(lengths[0] + lengths[1] + lengths[2]), "a frame");
        av.buf(0, buffer);
        long offset = 0;
        for (int i = 0; i < planes.length; i++) {
            BytePointer data = buffer.data().getPointer(offset).capacity(lengths[i]);
            av.data(i, data);
            av.linesize(i, strides[i]);
            planes[i] = data.asByteBuffer();
            offset += lengths[i];
        }
    }

    void put(Frame frame) {
        frame.y().copyTo(planes[0].clear());
        frame.u().copyTo(planes[1].clear());
        frame.v().copyTo(planes[2].clear());
    }

    @Override
    public void close() {
        av_frame_free(av);
    }
}
