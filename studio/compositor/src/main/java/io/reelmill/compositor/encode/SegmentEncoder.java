package io.reelmill.compositor.encode;

import io.reelmill.compositor.Encoding;
import io.reelmill.timeline.Canvas;
import java.nio.file.Path;

/** Encodes the pictures of a stretch of a film, coded as in the whole, to be joined later. Belongs to one thread. */
public final class SegmentEncoder implements AutoCloseable {

    private final VideoTrack video;
    private Mp4Writer mp4;

    /** @throws io.reelmill.compositor.RenderException when the file cannot be written */
    public SegmentEncoder(Canvas canvas, Encoding encoding, Path file) {
        video = new VideoTrack(canvas, encoding);
        try {
            mp4 = new Mp4Writer(file);
            video.join(mp4);
            mp4.begin();
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Encodes one more frame, which is free again on return. */
    public void send(NativeFrame frame) {
        video.send(frame, mp4);
    }

    /** Ends the file; without this it cannot be joined. */
    public void finish() {
        video.finish(mp4);
        mp4.finish();
    }

    @Override
    public void close() {
        if (mp4 != null) {
            mp4.close();
        }
        video.close();
    }
}
