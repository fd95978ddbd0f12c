package io.reelmill.ingest.look;

import static org.bytedeco.ffmpeg.global.avformat.AVSEEK_FLAG_BACKWARD;
import static org.bytedeco.ffmpeg.global.avformat.av_seek_frame;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import io.reelmill.ingest.av.Container;
import io.reelmill.ingest.av.Damaged;
import io.reelmill.ingest.av.Decoder;
import io.reelmill.ingest.av.Graph;
import io.reelmill.ingest.sniff.Format;
import io.reelmill.ingest.sniff.PixelLimits;
import io.reelmill.ingest.sniff.Sniffer;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.ImageInputStream;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Reads normalised copies small. Not for files from outside. */
public final class Thumbnails {

    private Thumbnails() {}

    /**
     * A picture as it is, or a few moments of a video, spread over its length.
     *
     * @param longest pixels of the longer side
     * @param moments of a video, at most
     * @throws IOException when the file is missing or is no copy of ours
     */
    public static List<Thumbnail> of(Path copy, int longest, int moments) throws IOException {
        return switch (Sniffer.sniff(copy)) {
            case PNG -> List.of(picture(copy, longest));
            case MP4 -> video(copy, longest, moments);
            default -> throw new IOException(copy.getFileName() + " is no normalised copy");
        };
    }

    private static Thumbnail picture(Path png, int longest) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
        try (ImageInputStream in = new FileImageInputStream(png.toFile())) {
            reader.setInput(in, true, true);
            int step = Math.max(1, Math.max(reader.getWidth(0), reader.getHeight(0)) / (longest * 3));
            ImageReadParam parameters = reader.getDefaultReadParam();
            parameters.setSourceSubsampling(step, step, 0, 0);
            BufferedImage image = reader.read(0, parameters);
            int width = image.getWidth();
            int height = image.getHeight();
            return new Thumbnail(width, height, image.getRGB(0, 0, width, height, null, 0, width)).within(longest);
        } finally {
            reader.dispose();
        }
    }

    private static List<Thumbnail> video(Path mp4, int longest, int moments) throws IOException {
        List<Thumbnail> seen = new ArrayList<>();
        try (Container container = new Container(mp4.toString(), Format.MP4)) {
            if (container.video() == null) {
                throw new IOException(mp4.getFileName() + " has no pictures");
            }
            double seconds = container.seconds();
            for (int i = 0; i < moments; i++) {
                Thumbnail moment = moment(container, seconds * (i + 0.5) / moments, longest);
                if (moment != null) {
                    seen.add(moment);
                }
            }
        } catch (Damaged e) {
            throw new IOException(mp4.getFileName() + " cannot be read", e);
        }
        if (seen.isEmpty()) {
            throw new IOException(mp4.getFileName() + " has no pictures");
        }
        return seen;
    }

    /** The key frame before a moment: our copies have one every few frames. */
    private static Thumbnail moment(Container container, double second, int longest) {
        int index = container.video().index();
        long ticks = (long) (second / av_q2d(container.video().time_base()));
        if (av_seek_frame(container.format(), index, ticks, AVSEEK_FLAG_BACKWARD) < 0) {
            return null;
        }
        List<Thumbnail> first = new ArrayList<>(1);
        try (Decoder decoder = Decoder.of(container.video(), PixelLimits.MOVING)) {
            for (AVPacket packet = container.next(); packet != null && first.isEmpty(); packet = container.next()) {
                if (packet.stream_index() == index) {
                    decoder.decode(packet, frame -> keep(frame, container, longest, first));
                }
            }
            if (first.isEmpty()) {
                decoder.decode(null, frame -> keep(frame, container, longest, first));
            }
        }
        return first.isEmpty() ? null : first.get(0);
    }

    private static void keep(AVFrame frame, Container container, int longest, List<Thumbnail> kept) {
        if (!kept.isEmpty()) {
            return;
        }
        double scale = Math.min(1, longest / (double) Math.max(frame.width(), frame.height()));
        long width = Math.max(1, Math.round(frame.width() * scale));
        long height = Math.max(1, Math.round(frame.height() * scale));
        String chain = "scale=" + width + ":" + height + ":flags=area,format=rgb24";
        try (Graph graph = Graph.pictures(frame, container.video().time_base(), chain)) {
            graph.send(frame, small -> kept.add(thumbnail(small)));
            graph.send(null, small -> kept.add(thumbnail(small)));
        }
    }

    private static Thumbnail thumbnail(AVFrame rgb) {
        int stride = rgb.linesize(0);
        ByteBuffer samples = rgb.data(0).capacity((long) stride * rgb.height()).asByteBuffer();
        int[] argb = new int[rgb.width() * rgb.height()];
        for (int y = 0; y < rgb.height(); y++) {
            for (int x = 0; x < rgb.width(); x++) {
                int at = y * stride + x * 3;
                argb[y * rgb.width() + x] = 0xff000000
                        | (samples.get(at) & 255) << 16
                        | (samples.get(at + 1) & 255) << 8
                        | (samples.get(at + 2) & 255);
            }
        }
        return new Thumbnail(rgb.width(), rgb.height(), argb);
    }
}
