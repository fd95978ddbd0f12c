package io.reelmill.ingest.child;

import io.github.humbleui.skija.AnimationFrameInfo;
import io.github.humbleui.skija.Bitmap;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Codec;
import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncoderPNG;
import io.github.humbleui.skija.FilterMipmap;
import io.github.humbleui.skija.FilterMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.MipmapMode;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.FootageWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** PNG, JPEG, WebP, GIF and BMP: a still becomes a PNG, upright; what is animated becomes a video. */
final class ImageFile {

    private static final int LARGEST_SIDE = 16_384;
    private static final long MOST_PIXELS = 100_000_000;
    private static final int MOST_FRAMES = 3_000;
    private static final double FRAME_RATE = 30;
    private static final double LONGEST_ANIMATION = 120;
    private static final int SHORTEST_FRAME_MILLIS = 20;

    private final int longestSide;

    ImageFile(int longestSide) {
        this.longestSide = longestSide;
    }

    Map<String, String> normalise(Path file, Path folder) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try (Data data = Data.makeFromBytes(bytes);
                Codec codec = open(data)) {
            int width = codec.getWidth();
            int height = codec.getHeight();
            if (width > LARGEST_SIDE || height > LARGEST_SIDE || (long) width * height > MOST_PIXELS) {
                throw new UnfitException("is a picture of " + width + " x " + height + " pixels; at most "
                        + MOST_PIXELS / 1_000_000 + " million pixels are read.");
            }
            int frames = Math.max(1, codec.getFrameCount());
            if (frames > MOST_FRAMES) {
                throw new UnfitException("has " + frames + " frames; at most " + MOST_FRAMES + " are read.");
            }
            return frames > 1 ? animation(codec, folder, frames) : still(bytes, folder);
        }
    }

    private static Codec open(Data data) {
        try {
            return Codec.makeFromData(data);
        } catch (IllegalArgumentException | UnsupportedOperationException e) {
            throw new UnfitException("is a picture that cannot be read: it is broken or of a kind that is not known.");
        }
    }

    private Map<String, String> still(byte[] bytes, Path folder) throws IOException {
        // decoding this way turns a photograph upright, as its orientation tag says
        try (Image image = Image.makeDeferredFromEncodedBytes(bytes)) {
            double scale = Math.min(1, longestSide / (double) Math.max(image.getWidth(), image.getHeight()));
            int width = (int) Math.max(2, Math.round(image.getWidth() * scale));
            int height = (int) Math.max(2, Math.round(image.getHeight() * scale));
            try (Surface surface = Surface.makeRasterN32Premul(width, height)) {
                draw(image, surface.getCanvas(), width, height);
                boolean alpha = isTransparent(surface);
                try (Image drawn = surface.makeImageSnapshot()) {
                    Files.write(
                            folder.resolve("image.png"),
                            EncoderPNG.encode(drawn).getBytes());
                }
                Map<String, String> facts = facts("IMAGE", "image.png", width, height);
                facts.put("alpha", Boolean.toString(alpha));
                return facts;
            }
        } catch (IllegalArgumentException e) {
            throw new UnfitException("is a picture that cannot be read: it is broken.");
        }
    }

    private Map<String, String> animation(Codec codec, Path folder, int frames) throws IOException {
        double scale = Math.min(1, longestSide / (double) Math.max(codec.getWidth(), codec.getHeight()));
        int width = Math.max(16, (int) Math.round(codec.getWidth() * scale / 2) * 2);
        int height = Math.max(16, (int) Math.round(codec.getHeight() * scale / 2) * 2);
        AnimationFrameInfo[] infos = codec.getFramesInfo();
        long written = 0;
        double until = 0;
        try (FootageWriter writer = FootageWriter.open(folder.resolve("video.mp4"), width, height, FRAME_RATE);
                Surface surface = writer.surface();
                Bitmap bitmap = new Bitmap()) {
            bitmap.allocPixels(codec.getImageInfo());
            for (int i = 0; i < frames && until < LONGEST_ANIMATION; i++) {
                codec.readPixels(bitmap, i);
                try (Image frame = Image.makeRasterFromBitmap(bitmap)) {
                    surface.getCanvas().clear(0xFFFFFFFF);
                    draw(frame, surface.getCanvas(), width, height);
                }
                until += Math.max(SHORTEST_FRAME_MILLIS, infos[i].getDuration()) / 1000.0;
                while (written < Math.round(until * FRAME_RATE)) {
                    writer.write(surface);
                    written++;
                }
                MediaChild.tell("progress", Integer.toString(i));
            }
            writer.finish();
        }
        Map<String, String> facts = facts("VIDEO", "video.mp4", width, height);
        facts.put("seconds", Double.toString(written / FRAME_RATE));
        facts.put("frameRate", Double.toString(FRAME_RATE));
        return facts;
    }

    private static void draw(Image image, Canvas canvas, int width, int height) {
        try (Paint paint = new Paint()) {
            canvas.drawImageRect(
                    image,
                    Rect.makeWH(image.getWidth(), image.getHeight()),
                    Rect.makeWH(width, height),
                    new FilterMipmap(FilterMode.LINEAR, MipmapMode.LINEAR),
                    paint,
                    true);
        }
    }

    private static boolean isTransparent(Surface surface) {
        try (Bitmap bitmap = new Bitmap()) {
            bitmap.allocN32Pixels(surface.getWidth(), surface.getHeight());
            surface.readPixels(bitmap, 0, 0);
            byte[] samples = bitmap.readPixels();
            for (int i = 3; i < samples.length; i += 4) {
                if ((samples[i] & 255) < 250) {
                    return true;
                }
            }
            return false;
        }
    }

    private static Map<String, String> facts(String kind, String picture, int width, int height) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("kind", kind);
        facts.put("picture", picture);
        facts.put("width", Integer.toString(width));
        facts.put("height", Integer.toString(height));
        return facts;
    }
}
