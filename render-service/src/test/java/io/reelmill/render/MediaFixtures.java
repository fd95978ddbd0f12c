package io.reelmill.render;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.reelmill.compositor.FootageWriter;
import io.reelmill.contracts.internal.ServiceCredential;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;

/** Files that cannot be used, or not as they are sent, each made here and served by its name. */
public final class MediaFixtures implements QuarkusTestResourceLifecycleManager {

    static final String TOKEN = "a token between services";

    private static HttpServer server;
    private Path folder;

    /** Address of the server. */
    static String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    @Override
    public Map<String, String> start() {
        try {
            folder = Files.createTempDirectory("specimens");
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "specimens");
            thread.setDaemon(true);
            return thread;
        }));
        server.createContext("/", this::answer);
        server.start();
        return Map.of(
                "quarkus.http.test-port",
                "0",
                "reelmill.internal.token",
                TOKEN,
                "reelmill.internal.credentials",
                ServiceCredential.of("api-gateway", TOKEN).entry(),
                "reelmill.outside.allow-private-urls",
                "true",
                "reelmill.studio.work-root",
                folder.resolve("work").toString(),
                "reelmill.media.root",
                folder.resolve("media").toString(),
                "reelmill.outside.chromium",
                folder.resolve("no-browser").toString(),
                "reelmill.worker.poll",
                "20ms");
    }

    @Override
    public void stop() {
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String name = exchange.getRequestURI().getPath().substring(1);
            switch (name) {
                case "gone.mp4", "gone.html" -> exchange.sendResponseHeaders(404, -1);
                case "login.html" -> exchange.sendResponseHeaders(401, -1);
                case "failing.mp4" -> exchange.sendResponseHeaders(500, -1);
                case "circle.mp4" -> redirect(exchange, address() + "/circle.mp4");
                case "escape.mp4" -> redirect(exchange, "file:///etc/passwd");
                case "inward.mp4" -> redirect(exchange, "http://169.254.169.254/latest");
                default -> {
                    byte[] body = file(name);
                    exchange.getResponseHeaders().set("Content-Type", type(name));
                    exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
                    exchange.getResponseBody().write(body);
                }
            }
        }
    }

    private static void redirect(HttpExchange exchange, String to) throws IOException {
        exchange.getResponseHeaders().set("Location", to);
        exchange.sendResponseHeaders(302, -1);
    }

    private static String type(String name) {
        return name.endsWith(".html") ? "text/html; charset=utf-8" : "application/octet-stream";
    }

    private byte[] file(String name) throws IOException {
        return switch (name) {
            case "empty.png", "empty.mp4" -> new byte[0];
            case "page.jpg", "page.mp4" -> text("<!doctype html><html><body><p>Not found.</p></body></html>");
            case "blank.html" -> text("<!doctype html><html><head><title>Shop</title></head><body></body></html>");
            case "pictured.html" ->
                text("<!doctype html><html"
                        + " lang='en'><head><title>Honey</title></head><body><article><h1>Honey</h1><p>Ripe honey"
                        + " holds very little water, and its sugar draws moisture out of what lands in"
                        + " it.</p><figure><img src='/empty.png' width='800' height='600'></figure><p>It is about"
                        + " as sour as orange juice, although its sweetness hides that.</p></article></body>");
            case "note.mp3" -> text("Dear reader, this is no sound.");
            case "list.mp4" -> text("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n");
            case "drawing.png" -> text("<svg xmlns='http://www.w3.org/2000/svg'/>");
            case "paper.mp3", "broken.pdf" -> text("%PDF-1.7\nnothing more");
            case "photo.heic" -> text("\0\0\0\u0018ftypheic\0\0\0\0mif1heic");
            case "large.png" -> pngHead(20_000, 20_000);
            case "face.png" -> face();
            case "dawn.png" -> scene(0xF7A35C, 0x3B4C8A);
            case "night.png" -> scene(0x16213E, 0x2C6E63);
            case "plain.png" -> png(new BufferedImage(64, 64, BufferedImage.TYPE_INT_RGB));
            case "mute.mp4" -> mute(10);
            case "cut-off.mp4" -> Arrays.copyOf(mute(10), 700);
            case "no-frames.mp4" -> withoutFrames(mute(10));
            case "tone.wav" -> wav(8000, 1, 2, true);
            case "silent.wav" -> wav(8000, 1, 2, false);
            case "three-hours.wav" -> wav(1000, 1, 3 * 3600, false);
            default -> throw new IllegalArgumentException("there is no specimen " + name);
        };
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] png(BufferedImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }

    private static byte[] face() throws IOException {
        BufferedImage image = new BufferedImage(240, 320, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(new Color(0xC9D6DF));
        g.fillRect(0, 0, 240, 320);
        g.setColor(new Color(0xF0C9A4));
        g.fillOval(60, 60, 120, 160);
        g.dispose();
        return png(image);
    }

    /** A picture of 9:16: a sky, a disc and the ground. */
    private static byte[] scene(int sky, int ground) throws IOException {
        BufferedImage image = new BufferedImage(540, 960, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setPaint(new GradientPaint(0, 0, new Color(sky), 0, 960, new Color(ground)));
        g.fillRect(0, 0, 540, 960);
        g.setColor(new Color(0xFFE9B0));
        g.fillOval(190, 240, 160, 160);
        g.setColor(new Color(ground).darker());
        g.fillRect(0, 700, 540, 260);
        g.dispose();
        return png(image);
    }

    /** The head of a PNG that says to be of a size, and its end. */
    private static byte[] pngHead(int width, int height) {
        ByteBuffer head =
                ByteBuffer.allocate(17).put(text("IHDR")).putInt(width).putInt(height);
        byte[] chunk = head.put(new byte[] {8, 6, 0, 0, 0}).array();
        CRC32 crc = new CRC32();
        crc.update(chunk);
        ByteBuffer out = ByteBuffer.allocate(45).putLong(0x89504e470d0a1a0aL).putInt(13);
        out.put(chunk).putInt((int) crc.getValue());
        return out.putInt(0).put(text("IEND")).putInt(0xae426082).array();
    }

    /** A film of one second without a sound track. */
    private byte[] mute(int frameRate) throws IOException {
        Path file = Files.createTempFile(folder, "mute", ".mp4");
        try (FootageWriter writer = FootageWriter.open(file, 160, 90, frameRate)) {
            int[] frame = new int[160 * 90];
            for (int i = 0; i < frameRate; i++) {
                Arrays.fill(frame, 0xff204060 + i * 0x040201);
                writer.write(frame);
            }
            writer.finish();
        }
        return Files.readAllBytes(file);
    }

    /** The counts of frames in the index set to none: of their sizes, times and places. */
    private static byte[] withoutFrames(byte[] mp4) {
        String text = new String(mp4, StandardCharsets.ISO_8859_1);
        ByteBuffer out = ByteBuffer.wrap(mp4);
        out.putInt(text.indexOf("stsz") + 12, 0);
        for (String table : new String[] {"stts", "stsc", "stco", "stss", "ctts"}) {
            int at = text.indexOf(table);
            if (at >= 0) {
                out.putInt(at + 8, 0);
            }
        }
        return mp4;
    }

    /** 8 bits, mono. */
    private static byte[] wav(int rate, int channels, int seconds, boolean heard) {
        int length = rate * channels * seconds;
        ByteBuffer out = ByteBuffer.allocate(44 + length).order(ByteOrder.LITTLE_ENDIAN);
        out.put(text("RIFF"))
                .putInt(36 + length)
                .put(text("WAVEfmt "))
                .putInt(16)
                .putShort((short) 1);
        out.putShort((short) channels).putInt(rate).putInt(rate * channels);
        out.putShort((short) channels).putShort((short) 8).put(text("data")).putInt(length);
        for (int i = 0; i < length; i++) {
            out.put((byte) (128 + (heard ? 60 * Math.sin(2 * Math.PI * 440 * i / rate) : 0)));
        }
        return out.array();
    }
}
