package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avcodec.AV_PKT_DATA_DISPLAYMATRIX;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_side_data_get;
import static org.bytedeco.ffmpeg.global.avfilter.av_buffersink_get_frame;
import static org.bytedeco.ffmpeg.global.avfilter.av_buffersrc_add_frame;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_get_by_name;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_alloc;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_config;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_create_filter;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_free;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_parse_ptr;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_inout_alloc;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_inout_free;
import static org.bytedeco.ffmpeg.global.avutil.av_display_rotation_get;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_unref;
import static org.bytedeco.ffmpeg.global.avutil.av_strdup;

import io.reelmill.compositor.encode.FootageEncoder;
import io.reelmill.timeline.Canvas;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avcodec.AVPacketSideData;
import org.bytedeco.ffmpeg.avfilter.AVFilterContext;
import org.bytedeco.ffmpeg.avfilter.AVFilterGraph;
import org.bytedeco.ffmpeg.avfilter.AVFilterInOut;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.avutil.AVRational;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.IntPointer;

/** The pictures of a video: turned upright, scaled, brought to a constant rate and to BT.709, encoded anew. */
final class PictureTrack implements AutoCloseable {

    private static final int SMALLEST_SIDE = 16;

    private final AVStream stream;
    private final int longestSide;
    private final double longest;
    private final Path file;
    private final double frameRate;
    private final StreamReader reader;
    private final AVFrame filtered = av_frame_alloc();
    private AVFilterGraph graph;
    private AVFilterContext source;
    private AVFilterContext sink;
    private FootageEncoder encoder;
    private int width;
    private int height;
    private int sourceWidth;
    private int sourceHeight;
    private int frames;

    PictureTrack(AVStream stream, int longestSide, double longest, Path file) {
        this.stream = stream;
        this.longestSide = longestSide;
        this.longest = longest;
        this.file = file;
        this.frameRate = StreamFile.frameRate(stream);
        this.reader = new StreamReader(stream, this::take);
    }

    int index() {
        return stream.index();
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    double frameRate() {
        return frameRate;
    }

    int frames() {
        return frames;
    }

    double seconds() {
        return frames / frameRate;
    }

    void decode(AVPacket packet) throws IOException {
        reader.decode(packet);
    }

    void finish() throws IOException {
        reader.decode(null);
        if (source != null) {
            av_buffersrc_add_frame(source, null);
            drain();
            encoder.finish();
        }
    }

    private void take(AVFrame frame) {
        if (source == null) {
            build(frame);
        }
        // a stream that changes its size in the middle is not followed
        if (frame.width() == sourceWidth && frame.height() == sourceHeight) {
            frame.pts(frame.best_effort_timestamp());
            av_buffersrc_add_frame(source, frame);
            drain();
        }
    }

    private void drain() {
        while (av_buffersink_get_frame(sink, filtered) >= 0) {
            if (seconds() < longest) {
                encoder.send(filtered);
                frames++;
            }
            av_frame_unref(filtered);
        }
    }

    private void build(AVFrame first) {
        sourceWidth = first.width();
        sourceHeight = first.height();
        AVRational aspect = first.sample_aspect_ratio();
        double wide = aspect.num() > 0 && aspect.den() > 0 ? aspect.num() / (double) aspect.den() : 1;
        int turn = turn();
        double shownWidth = turn % 180 == 0 ? sourceWidth * wide : sourceHeight;
        double shownHeight = turn % 180 == 0 ? sourceHeight : sourceWidth * wide;
        double scale = Math.min(1, longestSide / Math.max(shownWidth, shownHeight));
        width = even(shownWidth * scale);
        height = even(shownHeight * scale);
        graph(first, turn);
        encoder = new FootageEncoder(file, new Canvas(width, height, frameRate));
    }

    private void graph(AVFrame first, int turn) {
        graph = avfilter_graph_alloc();
        source = new AVFilterContext(null);
        sink = new AVFilterContext(null);
        String form = String.format(
                Locale.ROOT,
                "video_size=%dx%d:pix_fmt=%d:time_base=%d/%d:pixel_aspect=1/1",
                first.width(),
                first.height(),
                first.format(),
                stream.time_base().num(),
                stream.time_base().den());
        int made = avfilter_graph_create_filter(source, avfilter_get_by_name("buffer"), "in", form, null, graph);
        made |= avfilter_graph_create_filter(
                sink, avfilter_get_by_name("buffersink"), "out", (String) null, null, graph);
        AVFilterInOut outputs = inOut("in", source);
        AVFilterInOut inputs = inOut("out", sink);
        made |= avfilter_graph_parse_ptr(graph, chain(turn), inputs, outputs, null);
        avfilter_inout_free(inputs);
        avfilter_inout_free(outputs);
        if (made < 0 || avfilter_graph_config(graph, null) < 0) {
            throw new UnfitException("has pictures of a form that cannot be used.");
        }
    }

    private String chain(int turn) {
        String upright =
                switch (turn) {
                    case 90 -> "transpose=clock,";
                    case 180 -> "hflip,vflip,";
                    case 270 -> "transpose=cclock,";
                    default -> "";
                };
        return String.format(
                Locale.ROOT,
                "%sscale=%d:%d:flags=bicubic:out_color_matrix=bt709:out_range=tv,setsar=1,fps=%s,format=yuv420p",
                upright,
                width,
                height,
                frameRate);
    }

    private static AVFilterInOut inOut(String name, AVFilterContext filter) {
        AVFilterInOut end = avfilter_inout_alloc();
        end.name(av_strdup(new BytePointer(name)));
        end.filter_ctx(filter);
        end.pad_idx(0);
        end.next(null);
        return end;
    }

    /** Degrees clockwise by which the pictures are to be turned, a multiple of 90. */
    private int turn() {
        AVPacketSideData matrix = av_packet_side_data_get(
                stream.codecpar().coded_side_data(), stream.codecpar().nb_coded_side_data(), AV_PKT_DATA_DISPLAYMATRIX);
        if (matrix == null || matrix.isNull()) {
            return 0;
        }
        double degrees = -av_display_rotation_get(new IntPointer(matrix.data()));
        return Double.isNaN(degrees) ? 0 : Math.floorMod((int) Math.round(degrees / 90) * 90, 360);
    }

    private static int even(double pixels) {
        return Math.max(SMALLEST_SIDE, (int) Math.round(pixels / 2) * 2);
    }

    @Override
    public void close() {
        av_frame_free(filtered);
        if (graph != null) {
            avfilter_graph_free(graph);
        }
        if (encoder != null) {
            encoder.close();
        }
        reader.close();
    }
}
