package io.reelmill.ingest.av;

import static org.bytedeco.ffmpeg.global.avfilter.av_buffersink_get_frame;
import static org.bytedeco.ffmpeg.global.avfilter.av_buffersrc_add_frame_flags;
import static org.bytedeco.ffmpeg.global.avfilter.av_buffersrc_parameters_alloc;
import static org.bytedeco.ffmpeg.global.avfilter.av_buffersrc_parameters_set;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_get_by_name;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_alloc;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_alloc_filter;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_config;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_free;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_parse_ptr;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_init_dict;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_inout_alloc;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EAGAIN;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_NONE;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_unref;
import static org.bytedeco.ffmpeg.global.avutil.av_free;
import static org.bytedeco.ffmpeg.global.avutil.av_strdup;

import java.util.function.Consumer;
import org.bytedeco.ffmpeg.avfilter.AVBufferSrcParameters;
import org.bytedeco.ffmpeg.avfilter.AVFilterContext;
import org.bytedeco.ffmpeg.avfilter.AVFilterGraph;
import org.bytedeco.ffmpeg.avfilter.AVFilterInOut;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.avutil.AVRational;
import org.bytedeco.javacpp.BytePointer;

/** A chain of filters. The frames that come in all look like the first; when one does not, another graph is needed. */
public final class Graph implements AutoCloseable {

    private final AVFilterGraph graph = Av.made(avfilter_graph_alloc());
    private final AVFrame out = Av.made(av_frame_alloc());
    private final AVFilterContext source;
    private final AVFilterContext sink;

    private Graph(boolean sound, AVFrame like, AVRational tick, String chain) {
        try {
            graph.nb_threads(2);
            source = filter(sound ? "abuffer" : "buffer", "in");
            AVBufferSrcParameters parameters = Av.made(av_buffersrc_parameters_alloc());
            describe(parameters, sound, like, tick);
            int set = av_buffersrc_parameters_set(source, parameters);
            av_free(parameters);
            Av.check(set, "describing frames");
            Av.check(avfilter_init_dict(source, (AVDictionary) null), "taking frames");
            sink = filter(sound ? "abuffersink" : "buffersink", "out");
            Av.check(avfilter_init_dict(sink, (AVDictionary) null), "giving frames");
            AVFilterInOut from = end(source, "in");
            AVFilterInOut to = end(sink, "out");
            Av.check(avfilter_graph_parse_ptr(graph, chain, to, from, null), "making filters");
            Av.check(avfilter_graph_config(graph, null), "joining filters");
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** For pictures. */
    public static Graph pictures(AVFrame like, AVRational tick, String chain) {
        return new Graph(false, like, tick, chain);
    }

    /** For sound. */
    public static Graph sound(AVFrame like, AVRational tick, String chain) {
        return new Graph(true, like, tick, chain);
    }

    private static void describe(AVBufferSrcParameters parameters, boolean sound, AVFrame like, AVRational tick) {
        parameters.format(like.format());
        parameters.time_base(tick);
        if (sound) {
            parameters.sample_rate(like.sample_rate());
            parameters.ch_layout(like.ch_layout());
        } else {
            parameters.width(like.width());
            parameters.height(like.height());
            parameters.sample_aspect_ratio(like.sample_aspect_ratio());
            parameters.color_space(like.colorspace());
            parameters.color_range(like.color_range());
        }
        assert like.format() != AV_PIX_FMT_NONE;
    }

    private AVFilterContext filter(String kind, String name) {
        return Av.made(avfilter_graph_alloc_filter(graph, avfilter_get_by_name(kind), name));
    }

    private static AVFilterInOut end(AVFilterContext filter, String name) {
        AVFilterInOut end = Av.made(avfilter_inout_alloc());
        end.name(av_strdup(new BytePointer(name)));
        end.filter_ctx(filter);
        end.pad_idx(0);
        end.next(null);
        return end;
    }

    /** Filters one frame, or with null what is still inside. */
    public void send(AVFrame frame, Consumer<AVFrame> receiver) {
        Av.check(
                av_buffersrc_add_frame_flags(
                        source, frame, org.bytedeco.ffmpeg.global.avfilter.AV_BUFFERSRC_FLAG_KEEP_REF),
                "filtering");
        while (true) {
            int got = av_buffersink_get_frame(sink, out);
            if (got == AVERROR_EAGAIN() || got == AVERROR_EOF()) {
                return;
            }
            Av.check(got, "filtering");
            receiver.accept(out);
            av_frame_unref(out);
        }
    }

    @Override
    public void close() {
        av_frame_free(out);
        avfilter_graph_free(graph);
    }
}
