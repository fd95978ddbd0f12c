package io.reelmill.ingest;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.CRC32;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Files as clients might send them, made here. */
public final class Samples {

    /** 8 x 8, lossless, the left half opaque blue, the right half transparent. */
    private static final String WEBP = "UklGRh4AAABXRUJQVlA4TBEAAAAvB8ABEA8QMf/zH4w+RPQ/AAA=";
    /** 16 x 16, 4 frames of 100 ms: red, lime, blue, white. */
    private static final String ANIMATED_WEBP =
            "UklGRuYAAABXRUJQVlA4WAoAAAACAAAADwAADwAAQU5JTQYAAAD/////AABBTk1GKAAAAAAAAAAAAA8AAA8AAGQAAA"
                    + "JWUDhMDwAAAC8PwAMABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAA8AAA8AAGQAAABWUDhMDwAAAC8PwAMAB9D/iP4H"
                    + "IqL/AQBBTk1GKAAAAAAAAAAAAA8AAA8AAGQAAABWUDhMDwAAAC8PwAMABxDR//4HIqL/AQBBTk1GKgAAAAAAAAAAAA"
                    + "8AAA8AAGQAAABWUDhMEQAAAC8PwAMAB9D//ve//4GI6H8AAA==";

    private Samples() {}

    /** Red above left, green above right, blue below: every turn of it differs. */
    public static BufferedImage flag(int width, int height, int type) {
        BufferedImage image = new BufferedImage(width, height, type);
        Graphics2D g = image.createGraphics();
        g.setColor(Color.RED);
        g.fillRect(0, 0, width / 2, height / 2);
        g.setColor(Color.GREEN);
        g.fillRect(width / 2, 0, width - width / 2, height / 2);
        g.setColor(Color.BLUE);
        g.fillRect(0, height / 2, width, height - height / 2);
        g.dispose();
        return image;
    }

    public static byte[] image(BufferedImage image, String format) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            if (!ImageIO.write(image, format, out)) {
                throw new IllegalArgumentException(format);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    public static byte[] flag(int width, int height, String format) {
        return image(flag(width, height, BufferedImage.TYPE_INT_RGB), format);
    }

    public static byte[] webp() {
        return Base64.getDecoder().decode(WEBP);
    }

    public static byte[] animatedWebp() {
        return Base64.getDecoder().decode(ANIMATED_WEBP);
    }

    /** Puts an orientation into a JPEG. */
    public static byte[] turned(byte[] jpeg, int orientation) {
        ByteBuffer out = ByteBuffer.allocate(jpeg.length + 36);
        out.put(jpeg, 0, 2).putShort((short) 0xffe1).putShort((short) 34).put(ascii("Exif\0\0"));
        out.put(tiff(orientation)).put(jpeg, 2, jpeg.length - 2);
        return out.array();
    }

    /** Puts an orientation into a PNG, behind its head. */
    public static byte[] turnedPng(byte[] png, int orientation) {
        byte[] chunk = ByteBuffer.allocate(30)
                .put(ascii("eXIf"))
                .put(tiff(orientation))
                .array();
        CRC32 crc = new CRC32();
        crc.update(chunk);
        ByteBuffer out = ByteBuffer.allocate(png.length + 38);
        out.put(png, 0, 33).putInt(26).put(chunk).putInt((int) crc.getValue()).put(png, 33, png.length - 33);
        return out.array();
    }

    private static byte[] tiff(int orientation) {
        return ByteBuffer.allocate(26)
                .put(ascii("MM\0*"))
                .putInt(8)
                .putShort((short) 1)
                .putShort((short) 0x112)
                .putShort((short) 3)
                .putInt(1)
                .putShort((short) orientation)
                .array();
    }

    /** The head of a PNG that says to be of a size, and its end. */
    public static byte[] pngHead(int width, int height) {
        byte[] head = ByteBuffer.allocate(17)
                .put(ascii("IHDR"))
                .putInt(width)
                .putInt(height)
                .put(new byte[] {8, 6, 0, 0, 0})
                .array();
        CRC32 crc = new CRC32();
        crc.update(head);
        ByteBuffer out = ByteBuffer.allocate(8 + 4 + 17 + 4 + 12);
        out.putLong(0x89504e470d0a1a0aL).putInt(13).put(head).putInt((int) crc.getValue());
        return out.putInt(0).put(ascii("IEND")).putInt(0xae426082).array();
    }

    /** An animation that shows each colour for its time, in hundredths of a second. */
    public static byte[] gif(int width, int height, Color[] colours, int[] times) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            for (int i = 0; i < colours.length; i++) {
                BufferedImage frame = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
                Graphics2D g = frame.createGraphics();
                g.setColor(colours[i]);
                g.fillRect(0, 0, width, height);
                g.dispose();
                IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(frame), null);
                IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree("javax_imageio_gif_image_1.0");
                IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
                control.setAttribute("disposalMethod", "none");
                control.setAttribute("userInputFlag", "FALSE");
                control.setAttribute("transparentColorFlag", "FALSE");
                control.setAttribute("delayTime", Integer.toString(times[i]));
                control.setAttribute("transparentColorIndex", "0");
                root.appendChild(control);
                metadata.setFromTree("javax_imageio_gif_image_1.0", root);
                writer.writeToSequence(new IIOImage(frame, null, metadata), null);
            }
            writer.endWriteSequence();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    /** A sine of 440 Hz, mono, 16 bit. */
    public static byte[] wav(int rate, double seconds) {
        byte[] samples = sine(rate, seconds);
        ByteBuffer out = ByteBuffer.allocate(44 + samples.length).order(ByteOrder.LITTLE_ENDIAN);
        out.put(ascii("RIFF"))
                .putInt(36 + samples.length)
                .put(ascii("WAVEfmt "))
                .putInt(16);
        out.put(pcm(rate)).put(ascii("data")).putInt(samples.length).put(samples);
        return out.array();
    }

    private static byte[] pcm(int rate) {
        return ByteBuffer.allocate(16)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putShort((short) 1)
                .putShort((short) 1)
                .putInt(rate)
                .putInt(rate * 2)
                .putShort((short) 2)
                .putShort((short) 16)
                .array();
    }

    private static byte[] sine(int rate, double seconds) {
        int count = (int) (rate * seconds);
        ByteBuffer out = ByteBuffer.allocate(count * 2).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) {
            out.putShort((short) (8000 * Math.sin(2 * Math.PI * 440 * i / rate)));
        }
        return out.array();
    }

    /** A film of one second: 20 JPEGs of the flag and a sine, side by side in an AVI. */
    public static byte[] avi(int width, int height) {
        int frames = 20;
        int rate = 22_050;
        byte[] jpeg = flag(width, height, "jpg");
        byte[] sound = sine(rate, 1.0 / frames);
        ByteArrayOutputStream movie = new ByteArrayOutputStream();
        for (int i = 0; i < frames; i++) {
            movie.writeBytes(chunk("00dc", jpeg));
            movie.writeBytes(chunk("01wb", sound));
        }
        ByteBuffer main = ints(1_000_000 / frames, 0, 0, 0x100, frames, 0, 2, 0, width, height, 0, 0, 0, 0);
        ByteBuffer video =
                ByteBuffer.allocate(56).order(ByteOrder.LITTLE_ENDIAN).put(ascii("vidsMJPG"));
        video.position(20);
        video.putInt(1).putInt(frames).putInt(0).putInt(frames);
        ByteBuffer audio =
                ByteBuffer.allocate(56).order(ByteOrder.LITTLE_ENDIAN).put(ascii("auds"));
        audio.position(20);
        audio.putInt(1).putInt(rate).putInt(0).putInt(rate).putInt(0).putInt(-1).putInt(2);
        ByteBuffer look = ints(40, width, height, 24 << 16 | 1, 0x47504a4d, width * height * 3, 0, 0, 0, 0);
        byte[] streams = join(
                chunk("avih", main.array()),
                list("strl", chunk("strh", video.array()), chunk("strf", look.array())),
                list("strl", chunk("strh", audio.array()), chunk("strf", pcm(rate))));
        byte[] body = join(ascii("AVI "), list("hdrl", streams), list("movi", movie.toByteArray()));
        return chunk("RIFF", body);
    }

    private static ByteBuffer ints(int... values) {
        ByteBuffer out = ByteBuffer.allocate(values.length * 4).order(ByteOrder.LITTLE_ENDIAN);
        for (int value : values) {
            out.putInt(value);
        }
        return out;
    }

    private static byte[] list(String name, byte[]... parts) {
        return chunk("LIST", join(ascii(name), join(parts)));
    }

    private static byte[] chunk(String name, byte[] body) {
        ByteBuffer out =
                ByteBuffer.allocate(8 + body.length + (body.length & 1)).order(ByteOrder.LITTLE_ENDIAN);
        return out.put(ascii(name)).putInt(body.length).put(body).array();
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            out.writeBytes(part);
        }
        return out.toByteArray();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
