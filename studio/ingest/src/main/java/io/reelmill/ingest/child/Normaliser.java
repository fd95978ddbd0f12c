package io.reelmill.ingest.child;

import static org.bytedeco.ffmpeg.global.avcodec.avcodec_get_name;

import io.reelmill.ingest.Kind;
import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.MediaFacts;
import io.reelmill.ingest.av.Container;
import io.reelmill.ingest.sniff.Format;
import io.reelmill.ingest.wire.Job;
import io.reelmill.ingest.wire.Reply;
import java.io.IOException;
import java.nio.file.Path;

/** Does one job: looks at the file, or writes the copy that it asks for. */
final class Normaliser {

    private final Job job;
    private final Report report;
    private final Path file = Path.of(Job.IN);

    Normaliser(Job job, Report report) {
        this.job = job;
        this.report = report;
    }

    MediaFacts inspect() throws IOException {
        if (isStill()) {
            StillPicture picture = StillPicture.read(file, job.format());
            return new MediaFacts(
                    Kind.IMAGE,
                    job.format().label(),
                    picture.codec(),
                    picture.width(),
                    picture.height(),
                    0,
                    0,
                    false,
                    false,
                    false);
        }
        if (job.format() == Format.WEBP) {
            AnimatedWebp animation = new AnimatedWebp(file);
            return new MediaFacts(
                    Kind.VIDEO,
                    "webp",
                    "webp",
                    animation.width(),
                    animation.height(),
                    animation.seconds(),
                    animation.frameRate(),
                    true,
                    false,
                    false);
        }
        try (Container container = open()) {
            String label = job.format().label();
            boolean sound = container.audio() != null;
            if (container.video() == null) {
                String codec = avcodec_get_name(container.audio().codecpar().codec_id())
                        .getString();
                return new MediaFacts(Kind.AUDIO, label, codec, 0, 0, container.seconds(), 0, false, true, false);
            }
            VideoFacts facts = VideoFacts.of(container);
            boolean copyable = job.format() == Format.MP4 && facts.isPlain();
            return new MediaFacts(
                    Kind.VIDEO,
                    label,
                    facts.codec(),
                    facts.width(),
                    facts.height(),
                    container.seconds(),
                    facts.frameRate(),
                    job.format() == Format.GIF,
                    sound,
                    copyable);
        }
    }

    Reply normalise() throws IOException {
        if (isStill()) {
            try (StillWriter writer = new StillWriter()) {
                return StillPicture.read(file, job.format(), writer::write);
            }
        }
        if (job.format() == Format.WEBP) {
            return animatedWebp();
        }
        try (Container container = open()) {
            return container.video() == null ? sound(container) : video(container);
        }
    }

    private boolean isStill() throws IOException {
        return switch (job.format()) {
            case PNG, JPEG, BMP -> true;
            case WEBP -> !AnimatedWebp.isAnimated(file);
            case GIF -> !moves();
            default -> false;
        };
    }

    private boolean moves() {
        try (Container container = new Container(Job.IN, job.format())) {
            return container.video() != null && container.next() != null && container.next() != null;
        }
    }

    private Container open() {
        Container container = new Container(Job.IN, job.format());
        if (container.video() == null && container.audio() == null) {
            container.close();
            throw new MediaException("has no pictures and no sound");
        }
        if (container.seconds() > job.longest()) {
            container.close();
            throw tooLong(job.longest());
        }
        return container;
    }

    private Reply video(Container container) throws IOException {
        boolean animation = job.format() == Format.GIF;
        boolean sound;
        try (VideoPass pictures = new VideoPass(container, job, report);
                SoundPass samples = SoundPass.beside(container, job)) {
            for (var packet = container.next(); packet != null; packet = container.next()) {
                if (packet.stream_index() == container.video().index()) {
                    pictures.decode(packet);
                } else if (samples != null
                        && packet.stream_index() == container.audio().index()) {
                    samples.decode(packet);
                }
            }
            pictures.finish();
            sound = samples != null && samples.finish() > 0;
            checkWhole(container, pictures.seconds(), samples == null ? 0 : samples.seconds());
            return new Reply.Done(
                    Kind.VIDEO,
                    sound,
                    pictures.width(),
                    pictures.height(),
                    pictures.seconds(),
                    pictures.frameRate(),
                    false,
                    animation);
        }
    }

    /** Formats whose end cannot be seen from outside tell at the head how long they are. */
    private static void checkWhole(Container container, double pictures, double sound) {
        double own = container.videoSeconds();
        double stated = own > 0 ? own : container.seconds();
        double there = own > 0 ? pictures : Math.max(pictures, sound);
        if (there < stated * 0.9 - 2) {
            throw new MediaException("is cut off: " + (int) there + " of " + (int) stated + " seconds are there");
        }
    }

    private Reply sound(Container container) throws IOException {
        try (SoundPass samples = SoundPass.alone(container, job)) {
            for (var packet = container.next(); packet != null; packet = container.next()) {
                if (packet.stream_index() == container.audio().index()) {
                    samples.decode(packet);
                    report.progress(samples.seconds());
                }
            }
            double seconds = samples.finish();
            if (seconds == 0) {
                throw new MediaException("has no sound that can be decoded");
            }
            return new Reply.Done(Kind.AUDIO, true, 0, 0, seconds, 0, false, false);
        }
    }

    private Reply animatedWebp() throws IOException {
        AnimatedWebp animation = new AnimatedWebp(file);
        if (animation.seconds() > job.longest()) {
            throw tooLong(job.longest());
        }
        return animation.write(job, report);
    }

    static MediaException tooLong(double longest) {
        String length =
                longest % 60 == 0 && longest > 60 ? Math.round(longest / 60) + " minutes" : Math.round(longest) + " s";
        return new MediaException("is longer than " + length);
    }
}
