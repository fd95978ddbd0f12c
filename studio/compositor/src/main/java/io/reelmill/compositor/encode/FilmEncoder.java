package io.reelmill.compositor.encode;

import io.reelmill.compositor.Encoding;
import io.reelmill.timeline.Canvas;
import java.io.IOException;
import java.nio.file.Path;

/** Encodes frames one after the other, with the sound alongside, into one mp4. Belongs to one thread. */
public final class FilmEncoder implements AutoCloseable {

    private final double frameRate;
    private final VideoTrack video;
    private final SoundSource sound;
    private AudioTrack audio;
    private Mp4Writer mp4;
    private long frames;

    /**
     * @param frames how many will be sent; the sound is made as long as they are
     * @param sound what is heard, not closed here
     */
    public FilmEncoder(Canvas canvas, int frames, Encoding encoding, SoundSource sound, Path file) throws IOException {
        this.frameRate = canvas.frameRate();
        this.sound = sound;
        this.video = new VideoTrack(canvas, encoding);
        try {
            long samples = Math.round(frames / frameRate * AudioTrack.RATE);
            audio = new AudioTrack(sound, samples, encoding.audioKbps());
            mp4 = new Mp4Writer(file);
            video.join(mp4);
            audio.join(mp4);
            mp4.begin();
            if (!sound.ready()) {
                mp4.hold();
            }
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Encodes one more frame, and the sound up to its end when it is ready; the frame is free again on return. */
    public void send(NativeFrame frame) throws IOException {
        video.send(frame, mp4);
        frames++;
        if (sound.ready()) {
            release();
            audio.sendUntil(frames / frameRate, mp4);
        }
    }

    private void release() throws IOException {
        if (mp4.holding()) {
            video.release(mp4, packets -> audio.sendUntil(packets / frameRate, mp4));
        }
    }

    /** Ends the file; without this it is not playable. */
    public void finish() throws IOException {
        release();
        audio.sendUntil(Double.MAX_VALUE, mp4);
        audio.finish(mp4);
        video.finish(mp4);
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
        video.close();
    }
}
