package io.reelmill.ingest;

import io.reelmill.ingest.isolation.Children;
import io.reelmill.ingest.sniff.Completeness;
import io.reelmill.ingest.sniff.Format;
import io.reelmill.ingest.sniff.PictureHead;
import io.reelmill.ingest.sniff.PictureHead.Size;
import io.reelmill.ingest.sniff.PixelLimits;
import io.reelmill.ingest.sniff.Sniffer;
import io.reelmill.ingest.wire.Job;
import io.reelmill.ingest.wire.Job.Task;
import io.reelmill.ingest.wire.Reply.Done;
import io.reelmill.ingest.wire.Reply.Seen;
import io.reelmill.isolation.Sandbox;
import io.reelmill.isolation.SandboxState;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The door for files from outside. They are decoded in processes of their own, which open nothing but that file, are
 * bound in time, memory and the size of what they write, and are ended with the file; what comes back is a copy in a
 * form that may be opened. May be used by several threads.
 */
public final class MediaIntake implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(MediaIntake.class);

    private final Children children;

    /** With the usual caps; files in the making lie in the system's folder for such. */
    public MediaIntake() {
        this(MediaLimits.USUAL, Path.of(System.getProperty("java.io.tmpdir")));
    }

    /** @param work folder for files in the making, best on the same file system as the copies */
    public MediaIntake(MediaLimits caps, Path work) {
        this(Children.of(caps, work, Sandbox.ofThisMachine()));
    }

    MediaIntake(Children children) {
        this.children = children;
    }

    /** Starts a process ahead of the first file, and from then on one ahead of each: no file waits for a start. */
    public void warm() {
        children.warm();
    }

    /** What isolates the processes beside their limits. */
    public SandboxState sandbox() {
        return children.sandbox();
    }

    /**
     * What a file says of itself. {@link MediaFacts#copyable} tells whether the video is fit for use as it stands; to open
     * it without the copy is still to trust it.
     *
     * @throws MediaException when it is no picture, video or sound that can be used
     * @throws ProviderException INTERNAL when it could not be looked at for reasons of ours
     */
    public MediaFacts inspect(Path file) {
        NormalisationRequest any = new NormalisationRequest(4096, 4096, Double.MAX_VALUE);
        return run(Task.INSPECT, file, any, () -> false, (reply, files) -> {
            if (reply instanceof Seen seen && seen.found() != null) {
                return seen.found();
            }
            throw damaged();
        });
    }

    /**
     * Writes a copy that may be opened.
     *
     * @param untrusted the file, by whatever name; it is not changed
     * @param wanted what the copy is for
     * @param folder for the copy: {@code picture.png} or {@code picture.mp4}, and {@code sound.wav}
     * @param stopped asked a few times a second; true ends the work
     * @throws MediaException when the file cannot be used, in words for whoever gave it
     * @throws java.util.concurrent.CancellationException when stopped
     * @throws ProviderException INTERNAL when there is no process or no room for it
     */
    public Normalised normalise(Path untrusted, NormalisationRequest wanted, Path folder, BooleanSupplier stopped) {
        return run(Task.NORMALISE, untrusted, wanted, stopped, (reply, files) -> {
            if (reply instanceof Done done && isPlausible(done)) {
                return collected(done, folder, files);
            }
            throw damaged();
        });
    }

    private static Normalised collected(Done done, Path folder, Children.Collector files) throws IOException {
        Files.createDirectories(folder);
        Path picture =
                switch (done.kind()) {
                    case IMAGE -> checked(files.collect(Job.PNG, folder), Format.PNG);
                    case VIDEO -> checked(files.collect(Job.MP4, folder), Format.MP4);
                    case AUDIO -> null;
                };
        Path sound = done.sound() ? checked(files.collect(Job.WAV, folder), Format.WAV) : null;
        return new Normalised(
                done.kind(),
                picture,
                sound,
                done.width(),
                done.height(),
                done.seconds(),
                done.frameRate(),
                done.alpha(),
                done.animated());
    }

    /** A process that was taken over could leave a playlist, or any other format, under the name of a copy. */
    private static Path checked(Path file, Format expected) throws IOException {
        try {
            if (Sniffer.sniff(file) == expected) {
                return file;
            }
        } catch (MediaException e) {
            LOG.warn("An isolated process left a file of no known format. file={}", file.getFileName());
        }
        Files.delete(file);
        throw damaged();
    }

    /** A process that was taken over could say anything. */
    private static boolean isPlausible(Done done) {
        if (done.kind() == null) {
            return false;
        }
        boolean pictured = done.width() > 0 && done.height() > 0 && done.width() <= 4096 && done.height() <= 4096;
        boolean lasting = done.seconds() > 0 && Double.isFinite(done.seconds());
        return switch (done.kind()) {
            case IMAGE -> pictured && !done.sound();
            case VIDEO -> pictured && lasting && done.frameRate() > 0 && done.frameRate() <= 60;
            case AUDIO -> lasting && done.sound();
        };
    }

    private <T> T run(
            Task task, Path file, NormalisationRequest wanted, BooleanSupplier stopped, Children.Finish<T> finish) {
        try {
            Format format = Sniffer.sniff(file);
            checkSize(file, format);
            Completeness.check(file, format);
            Job job = new Job(task, format, wanted.width(), wanted.height(), wanted.longest());
            return children.serve(job, file, stopped, finish);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a file from outside could not be handled", e);
        }
    }

    private static void checkSize(Path file, Format format) throws IOException {
        Optional<Size> size = format.isPicture() ? PictureHead.size(file, format) : Optional.empty();
        if (size.isPresent()) {
            PixelLimits.checkStill(size.get().width(), size.get().height());
        }
    }

    private static MediaException damaged() {
        return new MediaException("is damaged and cannot be decoded");
    }

    @Override
    public void close() {
        children.close();
    }
}
