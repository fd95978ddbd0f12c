package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_BITEXACT;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_GLOBAL_HEADER;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_encoder_by_name;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_FLTP;
import static org.bytedeco.ffmpeg.global.avutil.av_channel_layout_default;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_buffer;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_make_writable;

import java.io.IOException;
import java.util.Arrays;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.avutil.AVRational;
import org.bytedeco.javacpp.FloatPointer;

/**
 * The sound of an mp4: AAC, 48 kHz stereo, of exactly the length asked for. The encoder's delay is in the edit list, so
 * players begin with the first sample that was given.
 */
final class AudioTrack implements AutoCloseable {

    static final int RATE = 48_000;
    private static final int PLENTY_KBPS = 96;
    /** From here on bits suffice for both channels and for noise as it is, without substitutes and shaping. */
    private static final int FAITHFUL_KBPS = 160;

    private final AVCodecContext encoder;
    private final AVFrame block;
    private final FloatPointer[] channels = new FloatPointer[2];
    private final float[] left;
    private final float[] right;
    private final SoundSource source;
    private final long length;
    private AVStream stream;
    private long sent;

    /** @param length samples of each channel; a source that ends before is followed by silence */
    AudioTrack(SoundSource source, long length, int kbps) {
        this.source = source;
        this.length = length;
        AVCodec codec = Av.made(avcodec_find_encoder_by_name("aac"), "aac");
        encoder = Av.made(avcodec_alloc_context3(codec), "an encoder");
        encoder.sample_fmt(AV_SAMPLE_FMT_FLTP);
        encoder.sample_rate(RATE);
        av_channel_layout_default(encoder.ch_layout(), 2);
        encoder.bit_rate(kbps * 1000L);
        AVRational tick = new AVRational();
        encoder.time_base(tick.num(1).den(RATE));
        encoder.flags(encoder.flags() | AV_CODEC_FLAG_GLOBAL_HEADER | AV_CODEC_FLAG_BITEXACT);
        AVDictionary options = new AVDictionary(null);
        try {
            // the quick search is also the better one where bits are plenty (FFmpeg's own manual on aac_coder)
            Av.set(options, "aac_coder", kbps >= PLENTY_KBPS ? "fast" : "twoloop");
            if (kbps >= FAITHFUL_KBPS) {
                // Two stand in for the waveform by something that merely sounds like it; the third moves its
                // noise about in time. Peaks rise by up to 2.5 dB with the former, and by 1.8 dB in single frames with
                // the latter.
                Av.set(options, "aac_is", "0");
                Av.set(options, "aac_pns", "0");
                Av.set(options, "aac_tns", "0");
            }
            Av.check(avcodec_open2(encoder, codec, options), "opening the AAC encoder");
        } finally {
            av_dict_free(options);
        }
        left = new float[encoder.frame_size()];
        right = new float[encoder.frame_size()];
        block = Av.made(av_frame_alloc(), "a block of sound");
        block.format(AV_SAMPLE_FMT_FLTP);
        block.sample_rate(RATE);
        av_channel_layout_default(block.ch_layout(), 2);
        block.nb_samples(encoder.frame_size());
        Av.check(av_frame_get_buffer(block, 0), "a block of sound");
    }

    void join(Mp4Writer mp4) {
        stream = mp4.add(encoder);
    }

    /** Encodes the sound up to a moment, or to its end when that comes before; waits until the source is ready. */
    void sendUntil(double seconds, Mp4Writer mp4) throws IOException {
        while (sent < length && sent < seconds * RATE) {
            int n = (int) Math.min(left.length, length - sent);
            fill(n);
            Av.check(av_frame_make_writable(block), "a block of sound");
            block.nb_samples(n);
            put(0, left, n);
            put(1, right, n);
            block.pts(sent);
            sent += n;
            mp4.encode(encoder, stream, block);
        }
    }

    private void put(int channel, float[] samples, int n) {
        if (channels[channel] == null
                || channels[channel].address() != block.data(channel).address()) {
            channels[channel] = new FloatPointer(block.data(channel));
        }
        channels[channel].put(samples, 0, n);
    }

    private void fill(int n) throws IOException {
        int got = 0;
        float[] l = left;
        float[] r = right;
        while (got < n) {
            if (got > 0 || n < left.length) {
                l = new float[n - got];
                r = new float[n - got];
            }
            int read = source.read(l, r);
            if (read <= 0) {
                Arrays.fill(left, got, n, 0);
                Arrays.fill(right, got, n, 0);
                return;
            }
            if (l != left) {
                System.arraycopy(l, 0, left, got, read);
                System.arraycopy(r, 0, right, got, read);
            }
            got += read;
        }
    }

    void finish(Mp4Writer mp4) {
        mp4.encode(encoder, stream, null);
    }

    @Override
    public void close() {
        av_frame_free(block);
        avcodec_free_context(encoder);
    }
}
