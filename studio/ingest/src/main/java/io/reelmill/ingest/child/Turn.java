package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avutil.AV_FRAME_DATA_DISPLAYMATRIX;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_side_data;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.avutil.AVFrameSideData;
import org.bytedeco.javacpp.BytePointer;

/**
 * How a picture must be turned and mirrored to stand as it was taken.
 *
 * @param filters that do it, to be put into a chain, or empty
 * @param swaps whether width becomes height
 */
record Turn(String filters, boolean swaps) {

    static final Turn NONE = new Turn("", false);

    private static final int MATRIX_BYTES = 36;

    /** By the matrix that comes with a frame, be it from EXIF or from the head of a track. */
    static Turn of(AVFrame frame) {
        AVFrameSideData data = av_frame_get_side_data(frame, AV_FRAME_DATA_DISPLAYMATRIX);
        return data == null || data.size() < MATRIX_BYTES ? NONE : of(data.data());
    }

    boolean isNone() {
        return filters.isEmpty();
    }

    /** By an orientation of EXIF, 1 to 8; anything else is upright. */
    static Turn of(int orientation) {
        return switch (orientation) {
            case 2 -> new Turn("hflip", false);
            case 3 -> new Turn("hflip,vflip", false);
            case 4 -> new Turn("vflip", false);
            case 5 -> new Turn("transpose", true);
            case 6 -> new Turn("transpose,hflip", true);
            case 7 -> new Turn("transpose,hflip,vflip", true);
            case 8 -> new Turn("transpose,vflip", true);
            default -> NONE;
        };
    }

    /** A point of the picture goes to x' = a x + c y, y' = b x + d y; only quarter turns are followed. */
    static Turn of(BytePointer matrix) {
        ByteBuffer cells = matrix.capacity(MATRIX_BYTES).asByteBuffer().order(ByteOrder.nativeOrder());
        int a = Integer.signum(cells.getInt(0));
        int b = Integer.signum(cells.getInt(4));
        int c = Integer.signum(cells.getInt(12));
        int d = Integer.signum(cells.getInt(16));
        boolean quarter = Math.abs((long) cells.getInt(4)) > Math.abs((long) cells.getInt(0));
        if (quarter) {
            // transpose alone is x' = y, y' = x
            return new Turn("transpose" + (c < 0 ? ",hflip" : "") + (b < 0 ? ",vflip" : ""), true);
        }
        String flips = (a < 0 ? ",hflip" : "") + (d < 0 ? ",vflip" : "");
        return flips.isEmpty() ? NONE : new Turn(flips.substring(1), false);
    }
}
