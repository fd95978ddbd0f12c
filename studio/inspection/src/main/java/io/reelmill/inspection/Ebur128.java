package io.reelmill.inspection;

import static org.bytedeco.ffmpeg.global.avfilter.av_buffersink_get_frame;
import static org.bytedeco.ffmpeg.global.avfilter.av_buffersrc_add_frame_flags;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_get_by_name;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_alloc;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_config;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_create_filter;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_free;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_link;
import static org.bytedeco.ffmpeg.global.avutil.AV_OPT_SEARCH_CHILDREN;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_unref;
import static org.bytedeco.ffmpeg.global.avutil.av_opt_get_double;

import org.bytedeco.ffmpeg.avfilter.AVFilterContext;
import org.bytedeco.ffmpeg.avfilter.AVFilterGraph;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacpp.DoublePointer;

/**
 * FFmpeg's own meter for loudness and true peak (EBU R 128, ITU-R BS.1770-4). A film is checked by it and not by the meter that
 * it was mixed with, so that a mistake of the latter shows. Belongs to one thread.
 */
final class Ebur128 implements AutoCloseable {

    private static final int KEEP_REFERENCE = 8;
    /** What the filter shows where everything is below the absolute gate, LUFS. */
    private static final double NOTHING = -70;

    private final AVFilterGraph graph = avfilter_graph_alloc();
    private final AVFrame measured = av_frame_alloc();
    private final AVFilterContext source;
    private final AVFilterContext meter;
    private final AVFilterContext sink;

    /** A meter for stereo or mono samples of 32-bit floats, a plane for each channel. */
    Ebur128(int sampleRate, int channels) {
        try {
            String layout = channels == 1 ? "mono" : "stereo";
            source = filter(
                    "abuffer",
                    "sample_rate=%1$d:sample_fmt=fltp:channel_layout=%2$s:time_base=1/%1$d"
                            .formatted(sampleRate, layout));
            meter = filter("ebur128", "peak=true:framelog=quiet");
            sink = filter("abuffersink", null);
            // samples are converted in between, as the graph is asked to
            check(avfilter_link(source, 0, meter, 0));
            check(avfilter_link(meter, 0, sink, 0));
            check(avfilter_graph_config(graph, null));
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    private AVFilterContext filter(String name, String options) {
        AVFilterContext made = new AVFilterContext(null);
        check(avfilter_graph_create_filter(made, avfilter_get_by_name(name), name, options, null, graph));
        return made;
    }

    private static void check(int result) {
        if (result < 0) {
            throw new InspectionException("loudness cannot be measured (" + result + ")");
        }
    }

    /** Takes the next samples; null at the end, before results are asked for. */
    void add(AVFrame frame) {
        check(av_buffersrc_add_frame_flags(source, frame, KEEP_REFERENCE));
        while (av_buffersink_get_frame(sink, measured) >= 0) {
            av_frame_unref(measured);
        }
    }

    /** Integrated loudness, LUFS; negative infinity for silence. */
    double integrated() {
        double value = option("integrated");
        return value <= NOTHING ? Double.NEGATIVE_INFINITY : value;
    }

    /** dBTP. */
    double truePeak() {
        return option("true_peak");
    }

    private double option(String name) {
        try (DoublePointer value = new DoublePointer(1)) {
            check(av_opt_get_double(meter, name, AV_OPT_SEARCH_CHILDREN, value));
            return value.get();
        }
    }

    @Override
    public void close() {
        av_frame_free(measured);
        avfilter_graph_free(graph);
    }
}
