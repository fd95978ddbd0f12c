package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avcodec.av_new_packet;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_ENOMEM;

import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.av.Av;
import io.reelmill.ingest.av.Container;
import io.reelmill.ingest.av.Damaged;
import io.reelmill.ingest.av.Decoder;
import io.reelmill.ingest.sniff.Format;
import io.reelmill.ingest.sniff.PixelLimits;
import io.reelmill.ingest.wire.Job;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/**
 * A picture that does not move. PNG, JPEG, WebP and BMP are handed to their decoder in one piece, with no reader of
 * containers in between.
 *
 * @param width pixels as seen
 * @param height pixels as seen
 */
record StillPicture(String codec, int width, int height) {

    private static final long MAX_BYTES = 128L << 20;

    /** Its size and its kind. */
    static StillPicture read(Path file, Format format) throws IOException {
        return read(file, format, (frame, turn) -> {
            boolean swaps = turn.swaps();
            int width = swaps ? frame.height() : frame.width();
            int height = swaps ? frame.width() : frame.height();
            return new StillPicture(format.label(), width, height);
        });
    }

    /** What a reader makes of its one frame, and of how that is to be turned. */
    static <T> T read(Path file, Format format, BiFunction<AVFrame, Turn, T> reader) throws IOException {
        boolean told = format == Format.PNG || format == Format.WEBP;
        Turn turn = told ? Turn.of(Exif.orientation(file, format)) : null;
        First<T> first = new First<>(frame -> reader.apply(frame, told ? turn : Turn.of(frame)));
        if (format == Format.GIF) {
            try (Container container = new Container(Job.IN, format)) {
                if (container.video() == null) {
                    throw new MediaException("has no picture");
                }
                try (Decoder decoder = Decoder.of(container.video(), PixelLimits.STILL)) {
                    decoder.decode(container.next(), first);
                    decoder.decode(null, first);
                }
            }
        } else {
            try (Decoder decoder = Decoder.named(decoder(format), PixelLimits.STILL)) {
                AVPacket packet = packet(file);
                try {
                    decoder.decode(packet, first);
                    decoder.decode(null, first);
                } finally {
                    av_packet_free(packet);
                }
            }
        }
        if (first.result == null) {
            throw new Damaged("no picture");
        }
        return first.result;
    }

    private static String decoder(Format format) {
        return format == Format.JPEG ? "mjpeg" : format.reader();
    }

    private static AVPacket packet(Path file) throws IOException {
        long size = Files.size(file);
        if (size > MAX_BYTES) {
            throw new MediaException("is a picture of " + (size >> 20) + " MiB; at most " + (MAX_BYTES >> 20) + " MiB");
        }
        AVPacket packet = Av.made(av_packet_alloc());
        if (av_new_packet(packet, (int) size) == AVERROR_ENOMEM()) {
            throw new MediaException("needs too much memory to be read");
        }
        ByteBuffer bytes = packet.data().capacity(size).asByteBuffer();
        try (FileChannel in = FileChannel.open(file)) {
            while (bytes.hasRemaining()) {
                if (in.read(bytes) < 0) {
                    throw new EOFException();
                }
            }
        }
        return packet;
    }

    /** Reads the first frame alone. */
    private static final class First<T> implements Consumer<AVFrame> {

        private final Function<AVFrame, T> reader;
        private T result;

        First(Function<AVFrame, T> reader) {
            this.reader = reader;
        }

        @Override
        public void accept(AVFrame frame) {
            if (result == null) {
                result = reader.apply(frame);
            }
        }
    }
}
