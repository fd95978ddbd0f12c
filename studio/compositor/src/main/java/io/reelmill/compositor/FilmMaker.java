package io.reelmill.compositor;

import io.reelmill.compositor.encode.CopiedFilm;
import io.reelmill.compositor.encode.FilmEncoder;
import io.reelmill.compositor.encode.FilmJoiner;
import io.reelmill.compositor.encode.SegmentEncoder;
import io.reelmill.compositor.encode.SoundSource;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.scene.FramePainter;
import io.reelmill.compositor.still.FrameImage;
import io.reelmill.compositor.still.StillCache;
import io.reelmill.sound.mix.Mastering;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Renders timelines. Holds nothing between renders; several may run at a time. */
public class FilmMaker {

    /**
     * Renders a timeline to an mp4: H.264 High 4:2:0, BT.709 limited range, AAC 48 kHz stereo, index at the front. The
     * same timeline and files give the same frames, bit for bit.
     *
     * @param folder where the files lie that the timeline names
     * @param mp4 written anew; removed when the render fails
     * @param progress told of each frame, and asked whether to go on
     * @throws RenderException when a file is missing or broken, naming the clip or track
     * @throws RenderCancelledException when {@code progress} asked for the end
     */
    public FilmReport render(Timeline timeline, Path folder, Encoding encoding, Path mp4, Progress progress) {
        return FilmWriting.finished(timeline, mp4, () -> film(timeline, folder, encoding, mp4, progress));
    }

    /** Why the pictures of a timeline cannot be copied, in words that go on after "because"; empty when they can. */
    public Optional<String> obstacle(Timeline timeline, Path folder) {
        return StreamCopyCheck.obstacle(timeline, folder);
    }

    /**
     * As {@link #render}, of a timeline without {@link #obstacle}: the pictures of its one video are taken over packet for
     * packet, whatever the encoding says of quality.
     */
    public FilmReport copy(Timeline timeline, Path folder, Encoding encoding, Path mp4, Progress progress) {
        Path source = folder.resolve(timeline.clips().get(0).layers().get(0).file());
        return FilmWriting.finished(
                timeline, mp4, () -> copied(timeline, folder, encoding, source, mp4, Mastering.HOUSE, progress));
    }

    /**
     * Gives a film that was made before other sound: its pictures are taken over packet for packet.
     *
     * @param film what {@link #render} or {@link #copy} made of this timeline
     * @param mastering how loud the mix becomes; an original that is heard alone stays as it is
     */
    public FilmReport remix(
            Timeline timeline,
            Path folder,
            Encoding encoding,
            Path film,
            Mastering mastering,
            Path mp4,
            Progress progress) {
        return FilmWriting.finished(
                timeline, mp4, () -> copied(timeline, folder, encoding, film, mp4, mastering, progress));
    }

    private static void copied(
            Timeline timeline,
            Path folder,
            Encoding encoding,
            Path source,
            Path mp4,
            Mastering mastering,
            Progress progress)
            throws IOException {
        int frames = timeline.frameCount();
        double rate = timeline.canvas().frameRate();
        try (SoundSource sound = sound(timeline, folder, frames / rate, mastering, Runnable::run);
                CopiedFilm film = new CopiedFilm(source, frames, rate, encoding.audioKbps(), sound, mp4)) {
            film.run(picture -> {
                if (progress.cancelled()) {
                    throw new RenderCancelledException(picture, frames);
                }
                progress.at(picture, frames);
            });
        }
    }

    /**
     * Renders the pictures of one of a timeline's {@link Segments} to a file for {@link #join}.
     *
     * @param stills shared by the segments of a film that are made at the same time
     * @param mp4 written anew; removed when it fails
     * @throws RenderException as {@link #render}
     * @throws RenderCancelledException when {@code progress} asked for the end
     */
    public void segment(
            Timeline segment, Path folder, StillCache stills, Encoding encoding, Path mp4, Progress progress) {
        FilmWriting.finished(segment, mp4, () -> {
            ExecutorService background = background();
            try (SegmentEncoder encoder = new SegmentEncoder(segment.canvas(), encoding, mp4)) {
                FrameLoop.draw(segment, folder, stills, background, progress, encoder::send);
                encoder.finish();
            } finally {
                background.shutdown();
            }
        });
    }

    /**
     * Joins the segments of a timeline and its sound to an mp4 as {@link #render} makes it. No picture is coded again.
     *
     * @param segments in order; asked for one after the other, so that the first may be joined while the last is made
     * @param mp4 written anew; removed when it fails
     * @throws RenderException when a segment or a sound is missing or broken, or the segments are not the whole timeline
     */
    public FilmReport join(Timeline timeline, Path folder, Encoding encoding, Iterable<Path> segments, Path mp4) {
        return join(timeline, folder, encoding, segments, null, mp4);
    }

    /**
     * As {@link #join(Timeline, Path, Encoding, Iterable, Path)}.
     *
     * @param watcher takes what is joined as it is, to be played meanwhile; null where nobody does
     */
    public FilmReport join(
            Timeline timeline,
            Path folder,
            Encoding encoding,
            Iterable<Path> segments,
            FragmentSink watcher,
            Path mp4) {
        return FilmWriting.finished(timeline, mp4, () -> joined(timeline, folder, encoding, segments, watcher, mp4));
    }

    /**
     * Writes the picture at a moment, without caption.
     *
     * @param seconds moment, brought into the length of the video
     * @param file {@code .png}, or anything else for a JPEG
     * @throws RenderException when a picture that is needed is missing or broken, or the file cannot be written
     */
    public void still(Timeline timeline, Path folder, double seconds, Path file) {
        double latest = (timeline.frameCount() - 1) / timeline.canvas().frameRate();
        Frame frame = new Frame(timeline.canvas().width(), timeline.canvas().height());
        // nothing is read ahead: only the clips of this moment are needed
        try (FramePainter painter = new FramePainter(timeline, folder, false, Runnable::run)) {
            painter.paint(Math.min(Math.max(seconds, 0), latest), frame);
        }
        try {
            boolean png = file.getFileName().toString().endsWith(".png");
            Files.write(file, png ? FrameImage.png(frame) : FrameImage.jpeg(frame));
        } catch (IOException e) {
            throw new RenderException("the still cannot be written: " + e.getMessage(), e);
        }
    }

    private static void film(Timeline timeline, Path folder, Encoding encoding, Path mp4, Progress progress)
            throws IOException, InterruptedException {
        int frames = timeline.frameCount();
        double seconds = frames / timeline.canvas().frameRate();
        ExecutorService background = background();
        try (SoundSource sound = sound(timeline, folder, seconds, Mastering.HOUSE, background);
                FilmEncoder encoder = new FilmEncoder(timeline.canvas(), frames, encoding, sound, mp4)) {
            FrameLoop.draw(timeline, folder, new StillCache(), background, progress, encoder::send);
            encoder.finish();
        } finally {
            background.shutdown();
        }
    }

    private static void joined(
            Timeline timeline, Path folder, Encoding encoding, Iterable<Path> segments, FragmentSink watcher, Path mp4)
            throws IOException {
        int frames = timeline.frameCount();
        double rate = timeline.canvas().frameRate();
        ExecutorService background = background();
        try (SoundSource sound = sound(timeline, folder, frames / rate, Mastering.HOUSE, background);
                FilmJoiner joiner = new FilmJoiner(rate, frames, encoding.audioKbps(), sound, watcher, mp4)) {
            for (Path segment : segments) {
                joiner.add(segment);
            }
            long joined = joiner.finish();
            if (joined != frames) {
                throw new RenderException("the segments have " + joined + " frames, and the film " + frames);
            }
        } finally {
            background.shutdown();
        }
    }

    /** One to read clips ahead, one to measure the sound. */
    private static ExecutorService background() {
        return Executors.newFixedThreadPool(2, task -> {
            Thread thread = new Thread(task, "film-background");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** The mix, or a recording as it is where nothing else is heard. */
    static SoundSource sound(Timeline timeline, Path folder, double seconds, Mastering mastering, Executor background)
            throws IOException {
        List<AudioTrack> tracks = timeline.tracks();
        boolean alone = tracks.size() == 1 && tracks.get(0).role() == AudioTrack.Role.ORIGINAL;
        return alone
                ? new SourceSound(folder.resolve(tracks.get(0).file()))
                : new Soundtrack(timeline, folder, seconds, mastering, background);
    }
}
