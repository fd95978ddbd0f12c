package io.reelmill.website;

import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.FootageWriter;
import io.reelmill.fetch.EgressProxy;
import io.reelmill.fetch.UrlDecision;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.isolation.FileTree;
import io.reelmill.isolation.Sandbox;
import io.reelmill.isolation.SandboxFolders;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;

/** Records a website as footage: its page settles, and is scrolled through without haste. Safe for many threads. */
public final class SiteRecorder {

    private static final int SETTLE_MILLIS = 1_500;
    private static final long MAX_BYTES = 256L << 20;
    /** Windows that are looked into beforehand, so that what loads late is there. */
    private static final int LOOKED_AHEAD = 12;

    private static final Duration OPENING = Duration.ofSeconds(90);
    private static final int MAX_FRAME_MILLIS = 500;

    /** A page that cannot be scrolled is approached by this share until the end: no more than its margins. */
    private static final double NEARER = 0.025;

    private final Chromium chromium;
    private final UrlPolicy policy;
    private final Sandbox sandbox;
    private final Duration opening;

    /** @param sandbox that the browser runs in */
    public SiteRecorder(Chromium chromium, UrlPolicy policy, Sandbox sandbox) {
        this(chromium, policy, sandbox, OPENING);
    }

    /** @param opening the longest time until the first picture */
    SiteRecorder(Chromium chromium, UrlPolicy policy, Sandbox sandbox, Duration opening) {
        this.chromium = chromium;
        this.policy = policy;
        this.sandbox = sandbox;
        this.opening = opening;
    }

    /** Pictures of the page on its way down, and whether there was no way to go. */
    private record Recorded(List<Path> frames, boolean still) {}

    /**
     * What is to come of it.
     *
     * @param width pixels, even
     * @param height pixels, even
     * @param frameRate frames a second, 1 to 60
     * @param seconds above 0
     */
    public record Footage(int width, int height, double frameRate, double seconds) {}

    /**
     * Records a page.
     *
     * @param folder of our own, for what the browser keeps meanwhile
     * @param progress told 0 to 1; may throw to stop
     * @param stopped asked while the page loads
     * @throws ProviderException INPUT when the page cannot be shown, in words that follow a field's name
     */
    public void record(
            String url, Footage footage, Path mp4, Path folder, DoubleConsumer progress, BooleanSupplier stopped) {
        if (policy.judge(url) instanceof UrlDecision.Refused refused) {
            throw new ProviderException(Category.INPUT, refused.message() + ".");
        }
        try {
            Path scratch = Files.createTempDirectory(folder.toAbsolutePath(), "browser");
            try {
                write(frames(url, footage, scratch, progress, stopped), footage, mp4, progress);
            } finally {
                FileTree.delete(scratch);
            }
        } catch (IOException e) {
            throw new ProviderException(Category.PASSING, "the browser failed while recording a website", e);
        }
    }

    private Recorded frames(String url, Footage footage, Path scratch, DoubleConsumer progress, BooleanSupplier stopped)
            throws IOException {
        // not in the scratch folder: the browser's socket lies in it, whose path may have no more than 107 bytes
        Path profile = SandboxFolders.temporary().make();
        try (EgressProxy proxy = EgressProxy.open(policy, MAX_BYTES);
                PageWindow window = new PageWindow(
                        chromium.start(profile, proxy, sandbox), limit(footage), footage.width(), footage.height())) {
            window.open(url, stopped);
            window.fit();
            settle(SETTLE_MILLIS);
            window.tidy();
            lookAhead(window);
            window.tidy();
            double[] heights = window.heights();
            ScrollPath path = ScrollPath.over(heights[0], heights[1], footage.seconds());
            int count =
                    Math.max(1, (int) Math.round(Math.min(path.seconds(), footage.seconds()) * footage.frameRate()));
            List<Path> frames = new ArrayList<>();
            double last = -1;
            for (int i = 0; i < count; i++) {
                double y = path.at(i / footage.frameRate());
                if (y != last) {
                    window.scrollTo(y);
                    last = y;
                }
                Path file = scratch.resolve(i + ".jpg");
                Files.write(file, window.picture());
                frames.add(file);
                progress.accept(0.9 * i / count);
            }
            return new Recorded(frames, path.distance() < 1);
        } finally {
            FileTree.delete(profile);
        }
    }

    /** Opening, waiting and {@value #MAX_FRAME_MILLIS} ms for each picture. */
    private Duration limit(Footage footage) {
        return opening.plusMillis((long) (footage.seconds() * footage.frameRate() * MAX_FRAME_MILLIS));
    }

    private static void lookAhead(PageWindow window) throws IOException {
        double[] heights = window.heights();
        double end = Math.min(heights[0], LOOKED_AHEAD * heights[1]);
        for (double y = 0; y < end; y += heights[1]) {
            window.scrollTo(y);
            settle(SETTLE_MILLIS / LOOKED_AHEAD);
        }
        window.scrollTo(0);
        settle(SETTLE_MILLIS / 3);
    }

    /** Lets the page do what it does on its own: there is no sign for its being ready. */
    private static void settle(long millis) throws IOException {
        PageWindow.waited(new CountDownLatch(1), millis);
    }

    private static void write(Recorded recorded, Footage footage, Path mp4, DoubleConsumer progress)
            throws IOException {
        List<Path> frames = recorded.frames();
        boolean still = recorded.still();
        int count = (int) Math.ceil(footage.seconds() * footage.frameRate());
        try (FootageWriter writer = FootageWriter.open(mp4, footage.width(), footage.height(), footage.frameRate());
                Surface surface = writer.surface()) {
            int shown = -1;
            for (int i = 0; i < count; i++) {
                int frame = ScrollPath.frame(i, frames.size());
                double nearer = still ? NEARER * i / count : 0;
                if (frame != shown || still) {
                    draw(Files.readAllBytes(frames.get(frame)), footage, nearer, surface);
                    shown = frame;
                }
                writer.write(surface);
                progress.accept(0.9 + 0.1 * i / count);
            }
            writer.finish();
        }
    }

    /** @param nearer share of its width by which the page is larger than the frame */
    private static void draw(byte[] jpeg, Footage footage, double nearer, Surface surface) {
        float over = (float) (nearer * footage.width());
        float scale = (float) (1 + nearer);
        try (Image image = Image.makeDeferredFromEncodedBytes(jpeg)) {
            surface.getCanvas()
                    .drawImageRect(
                            image,
                            Rect.makeWH(image.getWidth(), image.getHeight()),
                            Rect.makeXYWH(-over / 2, 0, footage.width() * scale, footage.height() * scale),
                            SamplingMode.MITCHELL,
                            null,
                            true);
        }
    }
}
