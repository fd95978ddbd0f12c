package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.global.avcodec.AV_PKT_FLAG_KEY;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avutil.AV_ROUND_NEAR_INF;
import static org.bytedeco.ffmpeg.global.avutil.av_d2q;
import static org.bytedeco.ffmpeg.global.avutil.av_inv_q;
import static org.bytedeco.ffmpeg.global.avutil.av_rescale_q_rnd;

import io.reelmill.compositor.FragmentSink;
import io.reelmill.compositor.RenderException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVRational;

/**
 * Puts segments one after the other into one mp4, with the sound alongside. Pictures are copied as they are coded: every
 * segment begins with a key frame and refers to nothing outside, so the joints cannot be told from the key frames inside.
 */
public final class FilmJoiner implements AutoCloseable {

    /** A fragment is cut at the first key frame after so many seconds; key frames are two seconds apart at most. */
    private static final double FRAGMENT_SECONDS = FragmentSink.MAX_SECONDS / 2.0;

    /** Where a segment ends, a shorter one is cut: the next segment may take a while. */
    private static final double SHORTEST_FRAGMENT_SECONDS = 1;

    private final double frameRate;
    private final AVRational frame;
    private final int audioKbps;
    private final SoundSource sound;
    private final int frames;
    private final long samples;
    private final Mp4Writer mp4;
    private final FragmentWriter fragments;
    private final AVPacket packet = Av.made(av_packet_alloc(), "a packet");
    private AudioTrack audio;
    private AVStream pictures;
    private byte[] head;
    private long joined;
    private long cutAt;

    /**
     * @param frames how many all segments have together; the sound is made as long as they are
     * @param sound what is heard, not closed here
     * @param watcher takes what is joined as it is; null where nobody does
     */
    public FilmJoiner(double frameRate, int frames, int audioKbps, SoundSource sound, FragmentSink watcher, Path file) {
        this.frameRate = frameRate;
        this.frame = av_inv_q(av_d2q(frameRate, H264.LARGEST_DENOMINATOR));
        this.frames = frames;
        this.audioKbps = audioKbps;
        this.sound = sound;
        this.samples = Math.round(frames / frameRate * AudioTrack.RATE);
        this.mp4 = new Mp4Writer(file);
        this.fragments = watcher == null ? null : new FragmentWriter(watcher);
    }

    /**
     * Adds the next segment and the sound up to its end, which is waited for: what is copied so quickly would only pile up.
     *
     * @throws RenderException when the segment cannot be read, or is coded otherwise than those before
     */
    public void add(Path segment) throws IOException {
        try (Mp4Input source = new Mp4Input(segment)) {
            AVStream stream = source.pictures();
            byte[] own = new byte[stream.codecpar().extradata_size()];
            stream.codecpar().extradata().get(own);
            if (pictures == null) {
                begin(stream, own);
            } else if (!Arrays.equals(head, own)) {
                throw new RenderException("a segment is coded otherwise than those before it");
            }
            copy(source, stream);
        }
        if (joined < frames) { // the rest of the sound belongs to the last fragment
            cutAfter(SHORTEST_FRAGMENT_SECONDS, joined);
        }
    }

    private void begin(AVStream first, byte[] own) {
        head = own;
        pictures = mp4.add(first);
        audio = new AudioTrack(sound, samples, audioKbps);
        audio.join(mp4);
        mp4.begin();
        if (fragments != null) {
            mp4.mirror(fragments);
        }
    }

    private void copy(Mp4Input source, AVStream stream) throws IOException {
        long count = 0;
        while (source.read(packet)) {
            if ((packet.flags() & AV_PKT_FLAG_KEY) != 0) {
                cutAfter(FRAGMENT_SECONDS, joined + count);
            }
            // counted in frames, so that no rounding of either file's clock can part or join two of them
            packet.pts(joined + frames(packet.pts(), stream));
            // a segment of a frame or two is coded without the head start that its neighbours' decoding has
            packet.dts(joined + count - stream.codecpar().video_delay());
            packet.duration(1);
            packet.pos(-1);
            mp4.copy(packet, frame, pictures);
            count++;
            audio.sendUntil((joined + count) / frameRate, mp4);
        }
        joined += count;
    }

    /** @param pictures how many are written */
    private void cutAfter(double seconds, long pictures) {
        double length = (pictures - cutAt) / frameRate;
        if (fragments != null && pictures > cutAt && length >= seconds) {
            fragments.cut(length);
            cutAt = pictures;
        }
    }

    private long frames(long time, AVStream stream) {
        return av_rescale_q_rnd(time, stream.time_base(), frame, AV_ROUND_NEAR_INF);
    }

    /**
     * Ends the file; without this it is not playable.
     *
     * @return how many pictures it has
     */
    public long finish() throws IOException {
        audio.sendUntil(Double.MAX_VALUE, mp4);
        audio.finish(mp4);
        if (fragments != null) {
            cutAfter(0, joined);
            fragments.finish();
        }
        mp4.finish();
        return joined;
    }

    @Override
    public void close() {
        mp4.close();
        if (fragments != null) {
            fragments.close();
        }
        if (audio != null) {
            audio.close();
        }
        av_packet_free(packet);
    }
}
