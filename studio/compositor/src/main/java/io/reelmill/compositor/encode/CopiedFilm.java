package io.reelmill.compositor.encode;

import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avutil.av_q2d;

import io.reelmill.compositor.RenderException;
import java.io.IOException;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVStream;

/** An mp4 whose pictures are those of another of ours, packet for packet, with new sound. Belongs to one thread. */
public final class CopiedFilm implements AutoCloseable {

    private final Mp4Input input;
    private final AVStream pictures;
    private AVPacket packet;
    private AudioTrack audio;
    private Mp4Writer mp4;
    private AVStream stream;
    private final double frameRate;
    private final int frames;

    /**
     * @param source an mp4 of ours
     * @param frames how many of its pictures are taken; fewer than there are only where {@link FootageEncoder} wrote it, so
     *     that none needs a later one
     * @param sound what is heard, not closed here
     */
    public CopiedFilm(Path source, int frames, double frameRate, int audioKbps, SoundSource sound, Path file) {
        this.frames = frames;
        this.frameRate = frameRate;
        input = new Mp4Input(source);
        pictures = input.pictures();
        try {
            packet = Av.made(av_packet_alloc(), "a packet");
            audio = new AudioTrack(sound, Math.round(frames / frameRate * AudioTrack.RATE), audioKbps);
            mp4 = new Mp4Writer(file);
            stream = mp4.add(pictures);
            audio.join(mp4);
            mp4.begin();
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Told of each picture that was copied. */
    public interface Copied {
        void picture(int number);
    }

    /** Copies the pictures, codes the sound, ends the file. */
    public void run(Copied copied) throws IOException {
        int taken = 0;
        while (taken < frames && input.read(packet)) {
            if (packet.stream_index() == pictures.index()) {
                double end = packet.pts() * av_q2d(pictures.time_base()) + 1 / frameRate;
                mp4.copy(packet, pictures.time_base(), stream);
                audio.sendUntil(end, mp4);
                copied.picture(++taken);
            }
            av_packet_unref(packet);
        }
        if (taken < frames) {
            throw new RenderException("only " + taken + " of " + frames + " pictures could be copied");
        }
        audio.sendUntil(Double.MAX_VALUE, mp4);
        audio.finish(mp4);
        mp4.finish();
    }

    @Override
    public void close() {
        if (mp4 != null) {
            mp4.close();
        }
        if (audio != null) {
            audio.close();
        }
        if (packet != null) {
            av_packet_free(packet);
            packet = null;
        }
        input.close();
    }
}
